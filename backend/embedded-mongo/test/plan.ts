import type { Document } from 'mongodb';

export interface Stage {
  stage: string;
  inputStage?: Stage;
  indexName?: string;
  keyPattern?: Document;
}

export const innermost = (stage: Stage): Stage => (stage.inputStage ? innermost(stage.inputStage) : stage);
const stagesOf = (stage: Stage): string[] => [
  stage.stage,
  ...(stage.inputStage ? stagesOf(stage.inputStage) : []),
];

/** Returns the plan of explain: the innermost stage, all stages from the outermost, and the examined counts. */
export async function explained(found: { explain(verbosity: 'executionStats'): Promise<Document> }) {
  const { queryPlanner, executionStats } = await found.explain('executionStats');
  return {
    scan: innermost(queryPlanner.winningPlan as Stage),
    stages: stagesOf(queryPlanner.winningPlan as Stage),
    keys: executionStats.totalKeysExamined as number,
    docs: executionStats.totalDocsExamined as number,
    returned: executionStats.nReturned as number,
  };
}
