import ts from 'typescript';

/**
 * Parts of a source file: the top-level declarations of the given names, with the comments above them, in the order of the
 * file. Code samples name what they show, so that the examples need no marks for the documentation.
 * @param file its path, for messages
 * @throws Error naming the file and what it does not declare
 */
export function readDeclarations(source: string, file: string, names: readonly string[]): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const missing = names.find((name) => !tree.statements.some((statement) => declaredNames(statement).includes(name)));
  if (missing)
    throw new Error(`${file} declares no "${missing}", which the documentation shows. Name what it shows now.`);
  return tree.statements
    .filter((statement) => declaredNames(statement).some((name) => names.includes(name)))
    .map((statement) => statement.getFullText().trim())
    .join('\n\n');
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as { name?: ts.Node };
  return name ? [name.getText()] : [];
}
