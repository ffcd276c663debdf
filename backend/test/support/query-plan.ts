import type { mongo } from 'mongoose';

type Stage = mongo.BSON.Document;

const stagesOf = (stage: Stage): string[] => [
  String(stage.stage),
  ...[stage.inputStage, ...((stage.inputStages as Stage[] | undefined) ?? [])].flatMap((one) =>
    one ? stagesOf(one as Stage) : [],
  ),
];

/** Returns how MongoDB reads a query: its stages and the documents it examines; undefined for servers that explain in a form of their own. */
export async function planOf(cursor: mongo.FindCursor) {
  const { queryPlanner, executionStats } = (await cursor.explain('executionStats')) as Stage;
  if (!executionStats) return undefined;
  return {
    stages: stagesOf((queryPlanner as Stage).winningPlan as Stage),
    examined: Number((executionStats as Stage).totalDocsExamined),
  };
}
