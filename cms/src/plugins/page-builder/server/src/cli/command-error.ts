/** A command that cannot go on, for a reason that is told as one sentence without a stack. */
export class CommandError extends Error {}
