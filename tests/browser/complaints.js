// What axe complains about, one line each.
async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .map((each) => `${each.id}: ${each.help}: ${each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + " " + (node.any[0]?.message ?? "")).join(" | ")}`)
