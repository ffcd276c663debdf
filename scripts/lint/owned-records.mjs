// A rule of the linter: records that have an owner are read through OwnedRecords, which holds the reader's scope.

const OWNED = new Set(['Admin', 'Agency', 'AgencyAdmin', 'Bd', 'CoinAgency', 'Host', 'LiveSession', 'Video']);

const MESSAGE = 'These records have an owner: use OwnedRecords, or InjectUnscoped to read all of them';

const injectScoped = {
  create: (context) => ({
    CallExpression(node) {
      const [model] = node.arguments;
      if (node.callee.name !== 'InjectModel' || model?.type !== 'MemberExpression') return;
      if (OWNED.has(model.object.name)) context.report({ node, message: MESSAGE });
    },
  }),
};

export default { meta: { name: 'callboard' }, rules: { 'inject-scoped': injectScoped } };
