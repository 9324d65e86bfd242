/**
 * What visitors may see of an entry: the attributes that are named here, and of components and relations only what is
 * named of theirs. `documentId` always is among them, numeric ids never are.
 */
export interface PublicAttributes {
  /** Attributes that hold a value of their own. */
  fields?: readonly string[];
  /** Components, relations and files, by attribute. Of files, everything that visitors may see is delivered. */
  populate?: Readonly<Record<string, PublicPart>>;
}

/** What visitors may see of a component or of a related entry; `{}` for a file. */
export interface PublicPart {
  select?: readonly string[];
  /** Attributes of the part that hold files. */
  files?: readonly string[];
}
