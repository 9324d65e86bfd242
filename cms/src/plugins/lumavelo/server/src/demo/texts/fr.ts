import { articles } from './articles/fr.ts';
import { legal } from './legal/fr.ts';
import type { SiteTexts } from './site-texts.ts';

export const fr: SiteTexts = {
  headings: {
    reviews: 'Ils roulent, ils racontent',
    questions: 'On nous demande souvent',
    audiences: 'Par où commencer ?',
    customers: 'Ils sont déjà en selle',
    contactUs: 'Parlons-en',
    news: 'Dernières nouvelles',
    stories: 'Leurs histoires',
  },
  articles,
  pages: {
    ...legal,
    employers: {
      title: 'Employeurs',
      slug: 'employeurs',
      headline: 'Le vélo de fonction, sans casse-tête',
      lead: 'Vos salariés choisissent, vous validez, nous livrons. Un avantage apprécié et un parking qui respire.',
      action: 'Prendre rendez-vous',
      points: [
        ['Un avantage visible', 'Il se voit chaque matin devant la porte, et l’on en parle à la machine à café.'],
        ['Fiscalité allégée', 'La mise à disposition d’un vélo bénéficie d’un cadre favorable.'],
        ['Zéro gestion', 'Commandes, sinistres et restitutions passent par notre plateforme.'],
      ],
      closing: ['Plan de mobilité ?', 'Nous vous fournissons les chiffres, trajets et kilos de CO₂ compris.'],
    },
    notYet: {
      title: 'Mon employeur ne participe pas encore',
      slug: 'employeur-pas-encore',
      headline: 'Soufflez-lui l’idée',
      lead: 'Un message de votre part, et nous prenons le relais : explications, chiffres, réponses aux représentants du personnel.',
      action: 'Prévenir mon employeur',
      points: [
        ['Vous écrivez', 'Le texte est prêt, il ne manque que le nom de votre responsable.'],
        ['Nous appelons', 'Vingt minutes suffisent pour lever les doutes.'],
        ['Vous choisissez', 'Dès la signature, votre code vous attend en magasin.'],
      ],
      closing: ['Toujours non ?', 'Dites-nous pourquoi : nous avons peut-être la bonne réponse.'],
    },
    selfEmployed: {
      title: 'Indépendants',
      slug: 'independants',
      headline: 'À votre compte, à vélo',
      lead: 'Artisan, profession libérale ou dirigeant : le loyer passe en charges et la trésorerie reste intacte.',
      action: 'Demander un devis',
      points: [
        ['Déductible', 'Vélo, assurance et entretien sur une seule facture.'],
        ['Sans apport', 'Le premier loyer arrive un mois après la livraison.'],
        ['Rapide', 'Un numéro d’entreprise et votre dernier bilan, c’est tout.'],
      ],
      closing: ['Cabinet, atelier, boutique ?', 'À partir de trois vélos, nous préparons un contrat-cadre.'],
    },
    calculator: {
      title: 'Combien j’économise ?',
      slug: 'calculateur',
      headline: 'Votre loyer net, en un coup d’œil',
      lead: 'Le prix du vélo, votre salaire, la part de votre employeur : trois montants suffisent pour connaître votre loyer.',
      action: 'Voir les vélos',
      points: [
        ['Votre part', 'Le loyer est retenu sur votre brut ; ce que paie votre employeur en est déduit d’abord.'],
        ['Usage privé', 'Le soir, le week-end et en vacances, le vélo est à vous.'],
        ['Indemnité kilométrique', 'Elle s’ajoute, dans les limites fixées par la loi.'],
      ],
      closing: ['À titre d’exemple', 'Ce n’est pas un conseil : seule votre fiche de paie fait foi.'],
    },
    bikes: {
      title: 'Vélos',
      slug: 'velos',
      headline: 'De la piste cyclable aux chemins de terre',
      lead: '{{bikes}} modèles de {{brands}} marques pour vous donner envie. Votre vélociste peut commander tous les autres.',
      action: 'Calculer mon loyer',
      points: [],
      closing: ['Vous hésitez ?', 'Comparez-en trois, ligne par ligne, ou allez les essayer.'],
    },
    dealers: {
      title: 'Revendeurs',
      slug: 'revendeurs',
      headline: 'Un vélociste près de chez vous',
      lead: '{{dealers}} artisans indépendants qui règlent la selle à votre taille et connaissent votre vélo par son prénom.',
      action: 'Trouver un revendeur',
      points: [
        ['Essayer', 'Sans rendez-vous en semaine, sur rendez-vous le samedi.'],
        ['Entretenir', 'Une révision par an est comprise.'],
        ['Dépanner', 'Une crevaison ? L’assistance vous ramène, vous et le vélo.'],
      ],
      closing: ['Vous êtes vélociste ?', 'Rejoignez-nous : paiement sous cinq jours, sans exclusivité.'],
    },
    faq: {
      title: 'Questions fréquentes',
      slug: 'questions',
      headline: 'Tout ce qu’on n’ose pas demander',
      lead: 'Le contrat, l’assurance, la fin de location : des réponses courtes et franches.',
      action: 'Poser une question',
      points: [],
      closing: ['Il manque la vôtre ?', 'Écrivez-nous, nous répondons dans la journée.'],
    },
    news: {
      title: 'Actualités',
      slug: 'actualites',
      headline: 'Au fil de la piste',
      lead: 'Lois, nouveautés et portraits de celles et ceux qui ont laissé la voiture au garage.',
      action: 'Recevoir la newsletter',
      points: [
        ['Lyon, un an déjà', 'Deux cents entreprises plus tard, nous ouvrons un second bureau à Lille.'],
        [
          'Voiture, bus ou vélo ?',
          'Douze trajets chronométrés un mardi, à huit heures : le vainqueur ne cherche pas de place.',
        ],
        ['Rouler sous la pluie', 'Trois mécaniciens, trois vestes, une averse : notre essai sans pitié.'],
      ],
      closing: ['Presse', 'Photos et chiffres sur simple demande.'],
    },
    contact: {
      title: 'Contact',
      slug: 'contact',
      headline: 'Quelqu’un vous répond',
      lead: 'Pas de serveur vocal : Sanne, Jonas et Amina décrochent, et parlent votre langue.',
      action: 'Nous écrire',
      points: [
        [
          'Téléphone',
          'Du lundi au vendredi, de 9 h à 18 h. En France : 04 55 50 50 50. En Belgique : +32 2 555 02 02.',
        ],
        ['Assistance', 'Jour et nuit. En France : 04 55 50 50 12. En Belgique : +32 2 555 02 12.'],
        ['Bureaux', 'En France : 4, quai des Docks à Lyon. En Belgique : Kanaalkaai 8 à Malines.'],
      ],
      closing: ['Qui sommes-nous ?', 'Quarante personnes dans cinq pays, rarement en voiture.'],
    },
    privacy: {
      title: 'Confidentialité',
      slug: 'confidentialite',
      headline: 'Vos données, avec retenue',
      lead: 'Nous demandons le nécessaire, nous gardons le minimum, nous ne vendons rien.',
      action: 'Demander mes données',
      points: [
        [
          'Ce que nous gardons',
          'Nom, adresse, employeur et contrat. Le salaire saisi dans le calculateur n’est pas enregistré.',
        ],
        ['Combien de temps', 'La durée de la location, puis celle qu’imposent les règles comptables.'],
        ['Avec qui', 'Votre employeur, l’assureur et votre vélociste, et personne d’autre.'],
        ['Vos droits', 'Accès, rectification, effacement, portabilité : un courriel suffit.'],
      ],
      closing: ['Une réclamation ?', 'La CNIL en France et l’APD en Belgique sont à votre écoute.'],
    },
    campaign: {
      title: 'Printemps à vélo',
      slug: 'printemps',
      headline: 'Deux mois offerts pour se lancer',
      lead: 'Commandez en avril ou en mai : les deux premiers loyers sont pour nous. Le temps d’oublier le bus.',
      action: 'J’en profite',
      points: [
        ['Sanne, Lille', 'J’ai gagné vingt minutes par jour, et je les passe au soleil.'],
        ['Jonas, Lyon', 'Les pentes de la Croix-Rousse ? Le moteur s’en charge, je dis bonjour.'],
        ['Amina, Bruxelles', 'Le vélo cargo a fait de mes courses une promenade.'],
      ],
      closing: ['Chaque printemps, en avril et en mai', 'Offre valable chez tous nos revendeurs.'],
    },
  },
  faqs: [
    {
      title: 'La location, simplement',
      category: 'lease',
      questions: [
        ['Comment ça marche ?', 'Votre employeur loue le vélo, vous l’utilisez chaque jour, week-end compris.'],
        ['Quels vélos puis-je choisir ?', 'Tous ceux de nos vélocistes, électriques ou non.'],
        ['Combien de temps ?', 'Deux, trois ou quatre ans, à loyer constant.'],
        ['Puis-je le prêter ?', 'À votre famille, oui : elle est couverte aussi.'],
      ],
    },
    {
      title: 'Le prix',
      category: 'costs',
      questions: [
        ['Que comprend le loyer ?', 'Le vélo, l’assurance, l’entretien et l’assistance.'],
        ['Mon employeur participe-t-il ?', 'Souvent, pour une part ou pour le tout. Demandez-lui.'],
        ['Y a-t-il une caution ?', 'Non, ni caution ni frais de dossier.'],
        ['Que devient l’indemnité kilométrique ?', 'Elle se cumule, dans la limite légale.'],
      ],
    },
    {
      title: 'Assurance et entretien',
      category: 'cover',
      questions: [
        ['Et si on me le vole ?', 'Déposez plainte, prévenez-nous : un autre vous attend sous dix jours.'],
        ['Quelle est la franchise ?', '10 % en cas de vol, rien pour l’assistance.'],
        ['Où faire la révision ?', 'Chez le vélociste qui vous l’a remis.'],
        ['Suis-je dépanné à l’étranger ?', 'Oui, dans toute l’Europe.'],
      ],
    },
    {
      title: 'Pour les ressources humaines',
      category: 'employer',
      questions: [
        ['Combien de temps pour démarrer ?', 'Un appel, un contrat, une semaine.'],
        ['Combien de salariés au minimum ?', 'Un seul.'],
        ['Que se passe-t-il en cas de départ ?', 'Le salarié reprend le contrat, achète le vélo ou le rend.'],
        [
          'Fournissez-vous un règlement d’usage ?',
          'Oui, un modèle relu par des juristes, à présenter au CSE en France ou au conseil d’entreprise en Belgique.',
        ],
      ],
    },
    {
      title: 'La fin du contrat',
      category: 'end',
      questions: [
        ['Puis-je garder le vélo ?', 'Oui, au prix convenu au départ.'],
        ['Puis-je en changer ?', 'Trois mois avant la fin, vous pouvez déjà choisir le suivant.'],
        ['L’usure est-elle facturée ?', 'L’usure normale, jamais.'],
        ['Que faites-vous des anciens ?', 'Ils sont remis en état et revendus à petit prix.'],
      ],
    },
  ],
};
