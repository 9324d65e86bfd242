/**
 * Loaded into a build before anything else: a build ends when the publisher that began it is gone, also when that was
 * killed and could not say so. Otherwise it would go on in a folder that nobody looks at, beside the next publisher's.
 */
process.once('disconnect', () => process.exit(1));
// Listening must not keep a build alive that has come to its end.
process.channel?.unref();
