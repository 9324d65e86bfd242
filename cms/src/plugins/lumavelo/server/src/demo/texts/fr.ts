import { articles } from './articles/fr.ts';
import { legal } from './legal/fr.ts';
import type { SiteTexts } from './site-texts.ts';

export const fr: SiteTexts = {
  categories: {
    headline: 'Un vélo pour chaque trajet',
    types: {
      city: ['Vélo de ville', 'Au bureau le dos droit, et retour avec les courses.'],
      trekking: ['VTC', 'De longues routes avec des bagages, même face au vent.'],
      cargo: ['Vélo cargo', 'Trois enfants devant, et plus jamais de place à chercher.'],
      mountain: ['VTT', 'Au travail en semaine, en forêt le samedi.'],
    },
  },
  headings: {
    reviews: 'Ils roulent, ils racontent',
    questions: 'On nous demande souvent',
    audiences: 'Par où commencer ?',
    customers: 'Ils sont déjà en selle',
    invented: 'Lumavelo est une invention, tout comme ces avis, ces chiffres et ces clients.',
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
        ['Un cadre favorable', 'Le vélo mis à disposition bénéficie de règles fiscales et sociales avantageuses.'],
        ['Zéro gestion', 'Commandes, sinistres et restitutions passent par notre plateforme.'],
      ],
      closing: ['Plan de mobilité ?', 'Nous vous fournissons les chiffres, trajets et kilos de CO₂ compris.'],
    },
    notYet: {
      title: 'Mon employeur ne participe pas encore',
      slug: 'employeur-pas-encore',
      headline: 'Soufflez-lui l’idée',
      lead: 'Le message à votre employeur est prêt, et c’est vous qui l’envoyez. Nous ne le recevons pas et n’appelons personne.',
      action: 'Prévenir mon employeur',
      points: [
        ['Vous écrivez', 'Le texte est prêt, il ne manque que le nom de votre responsable.'],
        ['Votre employeur lit', 'Le message mène à la page des employeurs : le coût, les rôles, les premiers pas.'],
        ['Vous choisissez', 'Dès la signature, votre code vous attend en magasin.'],
      ],
      closing: ['Toujours non ?', 'Demandez pourquoi : un second échange avec les RH suffit parfois.'],
    },
    selfEmployed: {
      title: 'Indépendants',
      slug: 'independants',
      headline: 'À votre compte, à vélo',
      lead: 'Artisan, profession libérale ou dirigeant : le loyer passe en charges et la trésorerie reste intacte.',
      action: 'Demander un devis',
      points: [
        ['Une seule facture', 'Vélo, assurance et entretien réunis, pour votre comptabilité.'],
        ['Sans apport', 'Le premier loyer arrive un mois après la livraison.'],
        ['Rapide', 'Un numéro d’entreprise et votre dernier bilan, c’est tout.'],
      ],
      closing: ['Cabinet, atelier, boutique ?', 'À partir de trois vélos, nous préparons un contrat-cadre.'],
    },
    calculator: {
      title: 'Loyer ou devis',
      slug: 'calculateur',
      headline: 'Ce que coûte votre vélo',
      lead: 'Le prix du vélo, la durée, la part de votre employeur : voilà ce qui fait votre loyer. Pour un montant exact, demandez un devis gratuit.',
      action: 'Voir les vélos',
      points: [
        ['Salarié', 'Votre employeur loue le vélo. Ce qu’il prend en charge ne vous coûte rien.'],
        ['Temps partiel', 'Le vélo est le même, le loyer aussi : vos heures n’y changent rien.'],
        ['Indépendant', 'La part professionnelle du loyer entre dans vos charges.'],
      ],
      closing: ['Un devis pour votre entreprise', 'Il est gratuit, et tient compte de votre accord d’entreprise.'],
    },
    bikes: {
      title: 'Vélos',
      slug: 'velos',
      headline: 'De la piste cyclable aux chemins de terre',
      lead: '{{bikes}} modèles de {{brands}} marques pour vous donner envie. Votre vélociste peut commander tous les autres.',
      action: 'Connaître mon loyer',
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
      closing: ['Il manque la vôtre ?', 'Écrivez-nous, nous répondons d’ici quelques jours ouvrés.'],
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
      lead: 'Pas de serveur vocal : Julien, Camille et Aïssatou décrochent, et parlent votre langue.',
      action: 'Nous écrire',
      points: [
        ['Téléphone', 'Du lundi au vendredi, de 9 h à 18 h : {{phone}}.'],
        ['Assistance', 'Jour et nuit, au même numéro : {{phone}}.'],
        ['Bureau', '{{office}}. Votre vélo peut entrer, lui aussi.'],
      ],
      closing: ['Qui sommes-nous ?', 'Quarante personnes dans cinq pays, rarement en voiture.'],
    },
    campaign: {
      title: 'Printemps à vélo',
      slug: 'printemps',
      headline: 'Deux mois offerts pour se lancer',
      lead: 'Commandez en avril ou en mai : les deux premiers loyers sont pour nous. Le temps d’oublier le bus.',
      action: 'J’en profite',
      points: [
        ['Camille, Lille', 'J’ai gagné vingt minutes par jour, et je les passe au soleil.'],
        ['Julien, Lyon', 'Les pentes de la Croix-Rousse ? Le moteur s’en charge, je dis bonjour.'],
        ['Aïssatou, Bruxelles', 'Le vélo cargo a fait de mes courses une promenade.'],
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
        [
          'Et mes trajets, sont-ils aidés ?',
          'Souvent, par votre employeur : demandez-lui ce qui se cumule avec le vélo.',
        ],
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
    {
      title: 'Pour les indépendants',
      category: 'selfEmployed',
      questions: [
        [
          'Que puis-je déduire ?',
          'Le loyer, pour la part de vos trajets professionnels, assurance et entretien compris.',
        ],
        ['Et la TVA ?', 'Elle se récupère selon votre régime : votre comptable vous le confirmera.'],
        ['En société ?', 'C’est la société qui loue, et d’autres règles s’appliquent.'],
        ['Et si j’arrête ?', 'Vous rachetez le vélo, ou vous terminez le contrat à titre privé.'],
      ],
    },
  ],
};
