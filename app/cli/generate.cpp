#include "app/cli/generate.h"

#include "core/generate/uniform.h"
#include "core/notation/writetree.h"

#include <string_view>

namespace prunus {

namespace {

bool endsInJson(std::string_view path) {
    constexpr std::string_view ending = ".json";
    return path.size() > ending.size() && path.substr(path.size() - ending.size()) == ending;
}

Outcome writeFile(const GameTree& tree, const std::string& path) {
    FileReplacement file(path);
    if (!file.outcome()) {
        return file.outcome();
    }
    if (endsInJson(path)) {
        writeJson(file.stream(), tree);
    } else {
        writeText(file.stream(), tree);
        file.stream() << '\n';
    }
    return file.finish();
}

Outcome writeStandardOutput(const GameTree& tree) {
    StandardOutput out;
    writeText(out.stream(), tree);
    out.stream() << '\n';
    return out.finish();
}

} // namespace

UniformShape shapeOf(const GenerateRequest& request) {
    UniformShape shape;
    shape.depth = request.depth.value();
    shape.branching = request.branching.value();
    shape.seed = request.seed;
    shape.low = request.values.first;
    shape.high = request.values.second;
    shape.distinct = request.distinct;
    return shape;
}

Outcome generate(const GenerateRequest& request) {
    const auto tree = generateUniform(shapeOf(request));
    if (!tree) {
        return tl::make_unexpected(tree.error());
    }
    return request.file ? writeFile(*tree, *request.file) : writeStandardOutput(*tree);
}

} // namespace prunus
