export * from './check-placeholders.ts';
export * from './names.ts';
export * from './replace.ts';
export * from './write-fact.ts';
