import { ERROR_TEXTS } from '../site/error-texts.ts';
import type { Messages } from '../site/messages.ts';

/** What visitors read while something is fetched, and when it does not come: in English as the specification has it. */
export const callMessages = {
  calculatorLoading: {
    de: 'Der Rechner wird geladen …',
    nl: 'De calculator wordt geladen…',
    en: ERROR_TEXTS.calculatorLoading,
    fr: 'Chargement du calculateur…',
  },
  calculatorNotLoaded: {
    de: 'Der Rechner konnte nicht geladen werden. Bitte lade die Seite neu.',
    nl: 'De calculator kan niet worden geladen. Ververs de pagina.',
    be: 'De calculator kan niet worden geladen. Vernieuw de pagina.',
    en: ERROR_TEXTS.calculatorNotLoaded,
    fr: 'Impossible de charger le calculateur. Actualisez la page.',
  },
  calculatorNotRegistered: {
    de: 'Der Rechner konnte nicht gestartet werden.',
    nl: 'De calculator kan niet worden gestart.',
    en: ERROR_TEXTS.calculatorNotRegistered,
    fr: 'Le calculateur n’a pas pu démarrer.',
  },
  scriptNotLoaded: {
    de: 'Das Skript konnte nicht geladen werden: {address}',
    nl: 'Het script kan niet worden geladen: {address}',
    en: ERROR_TEXTS.scriptNotLoaded,
    fr: 'Impossible de charger le script\u00a0: {address}',
  },
  bikesLoading: {
    de: 'Die Fahrräder werden geladen …',
    nl: 'De fietsen worden geladen…',
    en: ERROR_TEXTS.bikesLoading,
    fr: 'Chargement des vélos…',
  },
  bikesFailed: {
    de: 'Fehler: {message}',
    nl: 'Fout: {message}',
    en: ERROR_TEXTS.bikesFailed,
    fr: 'Erreur\u00a0: {message}',
  },
  bikesNone: {
    de: 'Keine Fahrräder gefunden für {value}',
    nl: 'Geen fietsen gevonden voor {value}',
    en: ERROR_TEXTS.bikesNone,
    fr: 'Aucun vélo trouvé pour {value}',
  },
  businessCalculatorNotLoaded: {
    de: 'Der Rechner für Dienstfahrräder konnte nicht geladen werden. Bitte prüfe deine Verbindung.',
    nl: 'De calculator voor zakelijke fietsen kan niet worden geladen. Controleer je verbinding.',
    be: 'De calculator voor bedrijfsfietsen kan niet worden geladen. Controleer je verbinding.',
    en: ERROR_TEXTS.businessCalculatorNotLoaded,
    fr: 'Impossible de charger le calculateur pour vélos d’entreprise. Vérifiez votre connexion.',
  },
  businessCalculatorNotRegistered: {
    de: 'Der Rechner für Dienstfahrräder konnte nicht gestartet werden.',
    nl: 'De calculator voor zakelijke fietsen kan niet worden gestart.',
    be: 'De calculator voor bedrijfsfietsen kan niet worden gestart.',
    en: ERROR_TEXTS.businessCalculatorNotRegistered,
    fr: 'Le calculateur pour vélos d’entreprise n’a pas pu démarrer.',
  },
  businessMapLoading: {
    de: 'Die Karte wird geladen …',
    nl: 'De kaart wordt geladen…',
    en: ERROR_TEXTS.businessMapLoading,
    fr: 'Chargement de la carte…',
  },
  businessMapNotLoaded: {
    de: 'Die Karte konnte nicht geladen werden. Bitte prüfe deine Verbindung.',
    nl: 'De kaart kan niet worden geladen. Controleer je verbinding.',
    en: ERROR_TEXTS.businessMapNotLoaded,
    fr: 'Impossible de charger la carte. Vérifiez votre connexion.',
  },
  businessMapNotRegistered: {
    de: 'Die Karte konnte nicht gestartet werden.',
    nl: 'De kaart kan niet worden gestart.',
    en: ERROR_TEXTS.businessMapNotRegistered,
    fr: 'La carte n’a pas pu démarrer.',
  },
} satisfies Messages;
