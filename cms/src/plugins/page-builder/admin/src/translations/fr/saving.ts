import type { saving as english } from '../en/saving.ts';

export const saving: Record<keyof typeof english, string> = {
  'save.failed': 'La page n’a pas été enregistrée. Vos modifications sont toujours là.',
  'save.field': '{field} : {message}',
  'save.entryFields': 'Remplissez d’abord ces champs de l’entrée ; « Terminer » vous y ramène.',
  'save.network':
    'Le serveur est injoignable. Ce que vous écrivez est conservé sur cet appareil, et la page sera enregistrée dès que le serveur répondra.',
  'save.server':
    'Le serveur rencontre un problème : {message} Ce que vous écrivez est conservé sur cet appareil, et l’enregistrement sera retenté automatiquement.',
  'save.session':
    'Vous devez vous reconnecter. Ce que vous écrivez est conservé sur cet appareil ; le mot de passe vous sera demandé à l’enregistrement.',
  'save.forbidden': 'Votre rôle ne permet pas de modifier cette page. Adressez-vous à la personne qui gère les rôles.',
  'publish.forbidden':
    'Votre rôle ne permet pas de publier des pages. Enregistrez-la ; une personne autorisée pourra alors la publier.',
  'save.dismiss': 'Fermer',
  'save.unconfirmed':
    'La page a été enregistrée, mais n’a pas pu être relue pour vérification. Une copie reste dans ce navigateur jusqu’au prochain enregistrement.',
  'publish.failed': 'La page n’a pas été publiée. Vos modifications sont toujours là.',
  'publish.errors': '{count, plural, one {# erreur empêche} other {# erreurs empêchent}} la publication.',
  'merge.title': 'Modifications en conflit',
  'merge.intro':
    '{count, plural, one {Un élément a été modifié} other {# éléments ont été modifiés}} à la fois ici et par une autre personne. Tout le reste a été fusionné. Choisissez ce qui doit rester.',
  'merge.mine': 'Ma version',
  'merge.theirs': 'Autre version',
  'merge.removed': 'Supprimé',
  'merge.edited': 'Modifié et conservé',
  'merge.order': 'L’ordre de cette version',
  'merge.page': 'La page entière : les deux versions fusionnées seraient trop volumineuses',
  'merge.wholePage': 'La page dans cette version',
  'merge.apply': 'Appliquer ces choix',
  'merge.later': 'Décider plus tard',
  'merge.postponed':
    'Une autre personne a enregistré cette page. Enregistrez à nouveau pour choisir ce qui doit rester.',
  'merge.lookFirst':
    'Une autre personne a enregistré cette page, et ses modifications ont été intégrées. Relisez la page, puis publiez-la.',
  'conflict.title': 'Une autre personne a aussi modifié cette entrée',
  'conflict.by':
    '{by} a enregistré cette entrée le {when}, après que vous l’avez ouverte. Rien de votre travail n’a encore été enregistré, ni perdu.',
  'conflict.bySomebody':
    'Une autre personne a enregistré cette entrée le {when}, après que vous l’avez ouverte. Rien de votre travail n’a encore été enregistré, ni perdu.',
  'conflict.choose': 'Choisissez pour chaque champ ce qui doit rester, puis enregistrez à nouveau.',
  'conflict.saveAgain': 'Enregistrez à nouveau pour conserver ce choix.',
  'conflict.mine': 'Garder ma version : {value}',
  'conflict.theirs': 'Prendre l’autre version : {value}',
  'conflict.mineAsItIs': 'Garder ma version',
  'conflict.theirsAsItIs': 'Prendre l’autre version',
  'conflict.closeFirst':
    'Une autre personne a modifié « {field} » dans cette entrée. « Terminer » vous y ramène ; choisissez-y ce qui doit rester.',
  'session.ended':
    'Vous devez vous reconnecter. Ce que vous avez modifié dans l’éditeur de page est conservé dans ce navigateur et vous sera proposé à l’ouverture de la page. Les autres champs non enregistrés sont perdus.',
  'login.title': 'Se reconnecter',
  'login.intro':
    'Votre session a expiré. Ce que vous avez écrit est conservé sur cet appareil, et sera enregistré dès que vous serez connecté.',
  'login.password': 'Mot de passe',
  'login.submit': 'Se connecter',
  'login.later': 'Plus tard',
  'login.failed': 'La connexion a échoué : {message}',
  'value.none': '(vide)',
  'value.crop': 'partie de {width} × {height} % à {x} %, {y} %',
  'value.focalPoint': 'point focal à {x} %, {y} %',
  'journal.stopped':
    'Ce navigateur ne conserve pas de copie de secours de vos modifications : son stockage est plein ou désactivé. Enregistrez souvent.',
  'recovery.name': 'Modifications non enregistrées',
  'recovery.found':
    '{count, plural, one {Une modification} other {# modifications}} du {when} {count, plural, one {n’a} other {n’ont}} pas été {count, plural, one {enregistrée} other {enregistrées}}.',
  'recovery.explain': 'Ce navigateur a conservé votre travail. Récupérez-le, ou regardez-le d’abord.',
  'recovery.outdated':
    'La page a été enregistrée entre-temps. Récupérer votre travail fusionne les deux versions, et vous demande de choisir là où elles se contredisent.',
  'recovery.foundElsewhere':
    '{count, plural, one {Une modification} other {# modifications}} du {when} dans un autre navigateur ({device}) {count, plural, one {n’a} other {n’ont}} pas été {count, plural, one {enregistrée} other {enregistrées}}.',
  'recovery.explainElsewhere':
    'Le serveur a conservé votre travail, pour vous seul. Reprenez-le ici, ou regardez-le d’abord.',
  'recovery.unknownDevice': 'inconnu',
  'recovery.from': 'Conservé par le serveur, depuis {device}, {when}.',
  'recovery.unreadable':
    'Un travail non enregistré du {when}, fait dans un autre navigateur ({device}), se trouve sur le serveur et ne peut pas être lu.',
  'recovery.newer':
    'Une version plus récente de l’éditeur l’a conservé. Une fois celui-ci mis à jour ici, vous pourrez le récupérer.',
  'recovery.damaged':
    'Il est endommagé dans la base de données. Ce que cet autre navigateur a conservé lui-même y est proposé.',
  'safety.kept': 'Copie sur le serveur : {time}',
  'leaving.kept':
    'Du travail que vous n’avez pas enregistré est conservé dans ce navigateur, pour votre prochaine connexion ici. Pages : {count}.',
  'leaving.remove': 'Le supprimer de ce navigateur',
  'leaving.removed': 'Supprimé. Ce que le serveur en a conservé vous sera proposé à votre prochaine connexion.',
  'safety.refused':
    'Le serveur ne conserve pas de copie de votre travail non enregistré : {reason} Ce navigateur continue de le conserver.',
  'recovery.restore': 'Récupérer',
  'recovery.discard': 'Abandonner',
  'recovery.restored': 'Modifications non enregistrées récupérées. « Annuler » les retire.',
  'recovery.restoredFields': 'Modifications non enregistrées récupérées. « Annuler » retire celles des blocs.',
  'recovery.fields':
    '{count, plural, one {Un des paramètres de la page en fait partie.} other {# des paramètres de la page en font partie.}}',
  'recovery.failed': 'Ce qui n’a pas été enregistré n’a pas pu être affiché : {message}',
  'recovery.differences':
    '{count, plural, =0 {Aucune différence.} one {Une différence avec la page telle qu’elle était alors enregistrée.} other {# différences avec la page telle qu’elle était alors enregistrée.}}',
  'presence.others':
    '{count, plural, one {{names} a ouvert cette page.} other {{count} autres personnes ont ouvert cette page : {names}.}}',
  'presence.saved': 'Une autre personne a enregistré une version plus récente.',
  'presence.newer':
    'L’enregistrement fusionne les deux versions, et vous demande de choisir là où elles se contredisent.',
};
