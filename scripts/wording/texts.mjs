// Reads the text files of the panels: each text with the path of its key.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesOf } from '../files.mjs';
import { root } from '../ensure.mjs';

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
/** Values that are compared, keys and modules are no texts. */
const isNoText = (node) =>
  (ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind !== ts.SyntaxKind.PlusToken) ||
  ts.isImportDeclaration(node.parent) ||
  ts.isLiteralTypeNode(node.parent) ||
  ts.isElementAccessExpression(node.parent) ||
  node.parent.name === node;

function textsIn(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = [];
  const walk = (node, path) => {
    const own =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.initializer
        ? [...path, node.name.getText(source).replaceAll(/['"]/g, '')]
        : path;
    if (isText(node) && !isNoText(node)) found.push({ file, key: path.join('.'), text: node.text });
    else if (ts.isTemplateExpression(node))
      found.push({
        file,
        key: path.join('.'),
        text: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'),
      });
    ts.forEachChild(node, (child) => walk(child, own));
  };
  walk(source, []);
  return found;
}

/** Returns the texts of all text files, and the generated names of records: file, key and text; `…` replaces a value. */
export const allTexts = () =>
  filesOf(/\.texts\.ts$|^kinds\.gen\.ts$/)
    .filter((file) => file.startsWith(join('frontend', 'src')))
    .flatMap(textsIn);
