import type { uses as english } from '../en/uses.ts';

export const uses: Record<keyof typeof english, string> = {
  'uses.title': 'Utilisations',
  'uses.count': '{count, plural, =0 {Utilisé sur aucune page.} one {Utilisé sur # page.} other {Utilisé sur # pages.}}',
  'uses.hidden':
    '{count, plural, one {# autre page que vous ne pouvez pas lire.} other {# autres pages que vous ne pouvez pas lire.}}',
  'uses.none': 'Utilisé sur aucune page, ni dans les brouillons ni dans les pages publiées.',
  'uses.loading': 'Recherche des utilisations…',
  'uses.failed': 'Les utilisations n’ont pas pu être chargées : {reason}',
  'uses.morePlaces': '{count, plural, one {# autre endroit sur cette page.} other {# autres endroits sur cette page.}}',
  'uses.draft': 'Brouillon',
  'uses.published': 'Publié',
  'uses.open': 'Ouvrir {block}',
  'uses.publishedOnly': '{block}, uniquement dans la version publiée',
  'uses.gone': 'Ce bloc n’est plus dans le brouillon de cette page.',
  'uses.ask.delete': 'Supprimer malgré son utilisation ?',
  'uses.ask.unpublish': 'Dépublier malgré son utilisation ?',
  'uses.breaks.delete':
    '{count, plural, one {Présent sur # page. Une fois supprimé, il y manquera :} other {Présent sur # pages. Une fois supprimé, il y manquera :}}',
  'uses.breaks.unpublish':
    '{count, plural, one {Les visiteurs le voient sur # page. Une fois dépublié, il y manquera :} other {Les visiteurs le voient sur # pages. Une fois dépublié, il y manquera :}}',
  'uses.unlisted': '{count, plural, one {Et # autre page.} other {Et # autres pages.}}',
  'uses.anyway.delete': 'Supprimer quand même',
  'uses.anyway.unpublish': 'Dépublier quand même',
  'uses.kept.delete': 'Rien n’a été supprimé.',
  'uses.kept.unpublish': 'Rien n’a été dépublié.',
};
