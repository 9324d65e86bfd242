/** Saving and publishing, what another editor saved, and work that was not saved. */
export const saving = {
  'save.failed': 'The page was not saved. Your edits are still here.',
  'save.field': '{field}: {message}',
  'save.entryFields': 'Fill in these fields of the entry first; “Done” leads back to them.',
  'save.network':
    'The server cannot be reached. What you write is kept on this device, and the page is saved as soon as the server answers.',
  'save.server':
    'The server has a problem: {message} What you write is kept on this device, and saving is tried again automatically.',
  'save.session': 'You have to log in again. What you write is kept on this device; saving asks for the password.',
  'save.forbidden': 'Your role may not change this page. Ask somebody who manages roles.',
  'publish.forbidden': 'Your role may not publish pages. Save the page; somebody who may publish can do it then.',
  'save.dismiss': 'Dismiss',
  'save.unconfirmed':
    'The page was saved, but could not be read back to make sure. A copy stays in this browser until the next save.',
  'publish.failed': 'The page was not published. Your edits are still here.',
  'publish.errors': '{count, plural, one {# error stops} other {# errors stop}} publishing.',
  'merge.title': 'Conflicting changes',
  'merge.intro':
    '{count, plural, one {One thing was} other {# things were}} changed both here and by somebody else. Everything else has been merged. Choose what stays.',
  'merge.mine': 'Mine',
  'merge.theirs': 'Theirs',
  'merge.removed': 'Deleted',
  'merge.edited': 'Changed, and kept',
  'merge.order': 'The order as it is on this side',
  'merge.page': 'The whole page: both together would be too large',
  'merge.wholePage': 'The page as it is on this side',
  'merge.apply': 'Use these choices',
  'merge.later': 'Decide later',
  'merge.postponed': 'Somebody else has saved this page. Save again to choose what stays.',
  'merge.lookFirst':
    'Somebody else has saved this page, and their changes were merged in. Look at the page, then publish it.',
  'conflict.title': 'Somebody else changed this too',
  'conflict.by': '{by} saved this entry on {when}, after you opened it. Nothing of yours was saved yet, or lost.',
  'conflict.bySomebody':
    'Somebody else saved this entry on {when}, after you opened it. Nothing of yours was saved yet, or lost.',
  'conflict.choose': 'Choose for each field what is to stay, then save again.',
  'conflict.saveAgain': 'Save again to store this choice.',
  'conflict.mine': 'Keep mine: {value}',
  'conflict.theirs': 'Take theirs: {value}',
  'conflict.mineAsItIs': 'Keep mine',
  'conflict.theirsAsItIs': 'Take theirs',
  'conflict.closeFirst':
    'Somebody else changed “{field}” of this entry. “Done” leads back to it; choose there what stays.',
  'session.ended':
    'You have to log in again. What you changed in the page editor is kept in this browser: it is offered to you when you open the page. Other fields that were not saved are lost.',
  'login.title': 'Log in again',
  'login.intro': 'Your login has ended. What you wrote is kept on this device, and saved as soon as you are logged in.',
  'login.password': 'Password',
  'login.submit': 'Log in',
  'login.later': 'Later',
  'login.failed': 'That did not work: {message}',
  'value.none': '(empty)',
  'value.crop': 'part of {width} × {height} % at {x} %, {y} %',
  'value.focalPoint': 'focal point at {x} %, {y} %',
  'journal.stopped':
    'This browser keeps no safety copy of your edits: its storage is full or switched off. Save often.',
  'recovery.name': 'Unsaved changes',
  'recovery.found':
    '{count, plural, one {One change} other {# changes}} from {when} {count, plural, one {was} other {were}} not saved.',
  'recovery.explain': 'This browser has kept your work. Bring it back, or look at it first.',
  'recovery.outdated': 'The page has been saved since. Restoring your work merges both, and asks where they conflict.',
  'recovery.foundElsewhere':
    '{count, plural, one {One change} other {# changes}} from {when} in another browser ({device}) {count, plural, one {was} other {were}} not saved.',
  'recovery.explainElsewhere': 'The server has kept your work, for you alone. Bring it here, or look at it first.',
  'recovery.unknownDevice': 'unknown',
  'recovery.from': 'Kept by the server from {device}, {when}.',
  'recovery.unreadable': 'Unsaved work from {when} in another browser ({device}) is on the server and cannot be read.',
  'recovery.newer': 'It was kept by a newer page builder. Once that is updated here, it can be brought back.',
  'recovery.damaged': 'It is damaged in the database. What that browser has kept itself is offered there.',
  'safety.kept': 'Copy on the server {time}',
  'leaving.kept': 'Unsaved work of yours is kept in this browser, for your next login here. Pages: {count}.',
  'leaving.remove': 'Remove it from this browser',
  'leaving.removed': 'Removed. What the server has kept of it is offered at your next login.',
  'safety.refused': 'The server keeps no copy of your unsaved work: {reason} This browser goes on keeping it.',
  'recovery.restore': 'Restore',
  'recovery.discard': 'Discard',
  'recovery.restored': 'Unsaved changes restored. Undo takes them back.',
  'recovery.restoredFields': 'Unsaved changes restored. Undo takes back those of the blocks.',
  'recovery.fields':
    '{count, plural, one {One of the page settings is among it.} other {# of the page settings are among it.}}',
  'recovery.failed': 'What was not saved could not be shown: {message}',
  'recovery.differences':
    '{count, plural, =0 {Nothing differs.} one {One difference from the page as it was stored then.} other {# differences from the page as it was stored then.}}',
  'presence.others':
    '{count, plural, one {{names} has this page open.} other {{count} others have this page open: {names}.}}',
  'presence.saved': 'Somebody else saved a newer version.',
  'presence.newer': 'Saving merges both, and asks where they conflict.',
} as const;
