/** For where a project starts: the CMS, and the build of a site. It brings the shapes of all declarations. */
export { advise } from './advise.ts';
export { assertDeclarations, type DeclarationOptions, findMistakes, nameDeclaration } from './find-mistakes.ts';
