#include "app/cli/generate.h"

#include "core/formats/treeformat.h"
#include "core/generate/uniform.h"
#include "ui/words/messagetext.h"

namespace prunus {

namespace {

CommandOutcome writeFile(const GameTree& tree, const std::string& path) {
    FileReplacement file(path);
    if (!file.outcome()) {
        return file.outcome();
    }
    writeTree(file.stream(), tree, formatOfFile(path).value_or(TreeFormat::text));
    return file.finish();
}

CommandOutcome writeStandardOutput(const GameTree& tree) {
    StandardOutput out;
    writeTree(out.stream(), tree, TreeFormat::text);
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

CommandOutcome generate(const GenerateRequest& request) {
    const auto tree = generateUniform(shapeOf(request));
    if (!tree) {
        return tl::make_unexpected(inEnglish(tree.error()));
    }
    return request.file ? writeFile(*tree, *request.file) : writeStandardOutput(*tree);
}

} // namespace prunus
