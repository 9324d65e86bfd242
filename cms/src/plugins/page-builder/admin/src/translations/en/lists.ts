/** The list of entries with a page in the content manager: publishing several, and copying one in its languages. */
export const lists = {
  'lists.publishTitle': 'Publish pages',
  'lists.checking': 'Checking {count, plural, one {# page} other {# pages}}…',
  'lists.checkFailed': 'The pages could not be checked: {message}',
  'lists.checkAgain': 'Check again',
  'lists.toPublish':
    '{count, plural, =0 {There is nothing to publish.} one {# page can be published.} other {# pages can be published.}}',
  'lists.someReady':
    '{held, plural, one {# page cannot be published} other {# pages cannot be published}}; {count, plural, =0 {there is nothing else to publish.} one {# is ready.} other {# are ready.}}',
  'lists.published':
    '{count, plural, =0 {No page was published.} one {# page is published.} other {# pages are published.}}',
  'lists.publishedBut':
    '{count, plural, =0 {No page was published.} one {# page is published.} other {# pages are published.}} {held, plural, one {# stays as it is:} other {# stay as they are:}}',
  'lists.publishing': 'Publishing {number} of {count}…',
  'lists.publish': 'Publish {count, plural, one {# page} other {# pages}}',
  'lists.publishOthers': 'Publish {count, plural, one {the other page} other {the other # pages}}',
  'lists.ready': 'Ready',
  'lists.live': 'Already published',
  'lists.done': 'Published',
  'lists.heldBack': 'Not ready',
  'lists.forbidden': 'You may not publish this page.',
  'lists.open': 'Open {title} in a new tab',
  'lists.duplicate': 'Duplicate “{title}”?',
  'lists.duplicateAbout': 'The copy is a draft with its own address. It contains the page as it is saved.',
  'lists.languages': 'Languages of the copy',
  'lists.loadingLanguages': 'Loading the languages…',
  'lists.languagesFailed': 'The languages could not be loaded: {message}',
} as const;
