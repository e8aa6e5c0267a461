import path from 'node:path';
import ts from 'typescript';

/** Something that the engine's public face has, or that it is declared by. */
export interface Declaration {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type';
  /** Whether it can be imported; else it only helps to declare what can. */
  readonly isPublic: boolean;
  /** What its comment says, paragraphs and all; empty without one. */
  readonly doc: string;
  /** The declaration with its comments inside, as in a file of declarations, without `export` and `declare`. */
  readonly code: string;
}

const engine = path.resolve('src/engine');

/** The declarations of each file of the engine, by its name without an ending. */
function emitted(): ReadonlyMap<string, ts.SourceFile> {
  const config = ts.readConfigFile(path.join(engine, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, engine);
  const program = ts.createProgram([path.join(engine, 'index.ts')], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: engine,
  });
  const files = new Map<string, ts.SourceFile>();
  const keep: ts.WriteFileCallback = (file, text) =>
    files.set(path.basename(file, '.d.ts'), ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true));
  const { diagnostics } = program.emit(undefined, keep, undefined, true);
  const [first] = [...program.getSemanticDiagnostics(), ...diagnostics];
  if (first) throw new Error(`the engine: ${ts.flattenDiagnosticMessageText(first.messageText, '\n')}`);
  return files;
}

type Named =
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableStatement;

const isNamed = (node: ts.Node): node is Named =>
  ts.isFunctionDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isVariableStatement(node);

const nameOf = (node: Named): string =>
  (ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.name : node.name)?.getText() ?? '';

const fileOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? path.basename(moduleSpecifier.text, '.ts') : '';

const isExported = (node: Named): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const own = (file: ts.SourceFile): readonly Named[] => file.statements.filter(isNamed);

/** Where a name that stands in a file is declared. */
function find(
  files: ReadonlyMap<string, ts.SourceFile>,
  inFile: string,
  name: string,
): [string, Named] | undefined {
  const file = files.get(inFile);
  const declared = file && own(file).find((node) => nameOf(node) === name);
  if (declared) return [inFile, declared];
  for (const node of file?.statements ?? []) {
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    if (ts.isImportDeclaration(node) && bindings && ts.isNamedImports(bindings))
      if (bindings.elements.some((element) => element.name.text === name))
        return find(files, fileOf(node), name);
  }
  return undefined;
}

/** The names of the public face, each with the file that it comes from. */
function publicNames(files: ReadonlyMap<string, ts.SourceFile>): readonly [file: string, name: string][] {
  const exports = files.get('index')?.statements.filter(ts.isExportDeclaration) ?? [];
  return exports.flatMap((node) => {
    const from = fileOf(node);
    if (node.exportClause && ts.isNamedExports(node.exportClause))
      return node.exportClause.elements.map(({ name }): [string, string] => [from, name.text]);
    const file = files.get(from);
    return file
      ? own(file)
          .filter(isExported)
          .map((one): [string, string] => [from, nameOf(one)])
      : [];
  });
}

const mentionedIn = (node: ts.Node): readonly string[] => {
  const names: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) names.push(child.typeName.getText());
    if (ts.isTypeQueryNode(child)) names.push(child.exprName.getText());
    if (ts.isExpressionWithTypeArguments(child)) names.push(child.expression.getText());
    if (ts.isImportTypeNode(child)) throw new Error(`the engine: name the type of ${child.getText()}`);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
};

const kindOf = (node: Named): Declaration['kind'] => {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (!ts.isVariableStatement(node)) return 'type';
  const type = node.declarationList.declarations[0]?.type;
  return type && ts.isFunctionTypeNode(type) ? 'function' : 'value';
};

const docOf = (node: Named): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n\n');

const describe = (node: Named, isPublic: boolean): Declaration => ({
  name: nameOf(node),
  kind: kindOf(node),
  isPublic,
  doc: docOf(node),
  code: node
    .getText()
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2)),
});

let made: readonly Declaration[] | undefined;

/** What can be imported from the engine, in the order of its index, and behind it what that is declared by. */
export function engineDeclarations(): readonly Declaration[] {
  if (made) return made;
  const files = emitted();
  const faces = publicNames(files);
  const nodes = new Map<string, Named>();
  const add = (file: string, name: string): void => {
    const found = find(files, file, name);
    // What is not of the engine is of the language.
    if (!found) return;
    const [at, node] = found;
    if (nodes.get(name) === node) return;
    if (nodes.has(name)) throw new Error(`the engine: two declarations are called ${name}`);
    nodes.set(name, node);
    for (const mentioned of mentionedIn(node)) add(at, mentioned);
  };
  for (const [file, name] of faces) add(file, name);
  const isPublic = new Set(faces.map(([, name]) => name));
  const described = [...nodes].map(([name, node]) => describe(node, isPublic.has(name)));
  const place = (name: string) => faces.findIndex(([, face]) => face === name) + 1 || faces.length + 1;
  made = described.sort((a, b) => place(a.name) - place(b.name));
  return made;
}

const commentOf = (doc: string): string =>
  doc === ''
    ? ''
    : `/**\n${doc
        .split('\n')
        .map((line) => ` * ${line}`.trimEnd())
        .join('\n')}\n */\n`;

/** One file of declarations for the whole engine. */
export const declarationFile = (head: string): string => {
  const parts = engineDeclarations().map(({ isPublic, doc, code, kind }) => {
    const words = [isPublic && 'export', kind !== 'type' && 'declare'].filter(Boolean).join(' ');
    return `${commentOf(doc)}${words}${words && ' '}${code}`;
  });
  return `${[head, ...parts, 'export {};'].join('\n\n')}\n`;
};
