import type { EditorText } from 'page-format';

/** What Views say to editors on the canvas beside their prompts. Visitors never read it. */
export const CANVAS_TEXTS = {
  logoWithoutFile: {
    en: 'Please select a file for this logo on the right.',
    de: 'Bitte rechts eine Datei für dieses Logo auswählen.',
    nl: 'Kies rechts een bestand voor dit logo.',
    fr: 'Choisissez à droite un fichier pour ce logo.',
  },
  firstPhotoMissing: {
    en: 'Please select the first photo on the right.',
    de: 'Bitte rechts das erste Foto auswählen.',
    nl: 'Kies rechts de eerste foto.',
    fr: 'Choisissez à droite la première photo.',
  },
  featureOn: {
    en: 'On: visitors with the feature {feature}',
    de: 'An: Besucher mit dem Feature {feature}',
    nl: 'Aan: bezoekers met de feature {feature}',
    fr: 'Activé\u00a0: visiteurs qui ont la fonctionnalité {feature}',
  },
  featureOff: {
    en: 'Off: all other visitors',
    de: 'Aus: alle anderen Besucher',
    nl: 'Uit: alle andere bezoekers',
    fr: 'Désactivé\u00a0: tous les autres visiteurs',
  },
  hiddenOn: {
    en: 'Hidden on {screens}',
    de: 'Verborgen auf {screens}',
    nl: 'Verborgen op {screens}',
    fr: 'Masqué sur {screens}',
  },
  mobile: { en: 'mobile', de: 'Smartphone', nl: 'mobiel', fr: 'mobile' },
  tablet: { en: 'tablet', de: 'Tablet', nl: 'tablet', fr: 'tablette' },
  desktop: { en: 'desktop', de: 'Desktop', nl: 'desktop', fr: 'ordinateur' },
  calculatorDeleted: {
    en: 'This calculator was deleted. Please select another one.',
    de: 'Dieser Rechner wurde gelöscht. Bitte einen anderen auswählen.',
    nl: 'Deze calculator is verwijderd. Kies een andere.',
    fr: 'Ce calculateur a été supprimé. Choisissez-en un autre.',
  },
  scriptNotAllowed: {
    en: 'This script is not run: its address is not allowed. Please check it.',
    de: 'Dieses Skript wird nicht ausgeführt: Seine Adresse ist nicht erlaubt. Bitte prüfen.',
    nl: 'Dit script wordt niet uitgevoerd: het adres is niet toegestaan. Controleer het.',
    fr: 'Ce script n’est pas exécuté\u00a0: son adresse n’est pas autorisée. Vérifiez-la.',
  },
  imageDeleted: {
    en: 'This image is no longer in the media library. Please select another one.',
    de: 'Dieses Bild ist nicht mehr in der Medienbibliothek. Bitte ein anderes auswählen.',
    nl: 'Deze afbeelding staat niet meer in de mediabibliotheek. Kies een andere.',
    fr: 'Cette image n’est plus dans la médiathèque. Choisissez-en une autre.',
  },
  videoDeleted: {
    en: 'This video is no longer in the media library. Please select another one.',
    de: 'Dieses Video ist nicht mehr in der Medienbibliothek. Bitte ein anderes auswählen.',
    nl: 'Deze video staat niet meer in de mediabibliotheek. Kies een andere.',
    fr: 'Cette vidéo n’est plus dans la médiathèque. Choisissez-en une autre.',
  },
  noVideoThere: {
    en: 'There is no video at this address. Please enter the address of one.',
    de: 'Unter dieser Adresse gibt es kein Video. Bitte die Adresse eines Videos eingeben.',
    nl: 'Op dit adres staat geen video. Geef het adres van een video op.',
    fr: 'Il n’y a pas de vidéo à cette adresse. Indiquez l’adresse d’une vidéo.',
  },
  bikesDeleted: {
    en: 'This bike type or brand was deleted. Please select another one.',
    de: 'Dieser Fahrradtyp oder diese Marke wurde gelöscht. Bitte etwas anderes auswählen.',
    nl: 'Dit fietstype of merk is verwijderd. Kies een ander.',
    fr: 'Ce type ou cette marque de vélo a été supprimé. Choisissez-en un autre.',
  },
  priceOfCountry: {
    en: 'Visitors of this country see the price by its own calculator here, if it has one.',
    de: 'Besucher dieses Landes sehen hier den Preis nach dessen eigenem Rechner, falls es einen hat.',
    nl: 'Bezoekers uit dit land zien hier de prijs volgens de eigen calculator, als die er is.',
    fr: 'Les visiteurs de ce pays voient ici le prix selon son propre calculateur, s’il en a un.',
  },
  noHubspotForm: {
    en: 'The portal ID or the form ID is none that HubSpot gives. Please check them.',
    de: 'Die Portal-ID oder die Formular-ID ist keine, die HubSpot vergibt. Bitte beide prüfen.',
    nl: 'Het portaal-ID of het formulier-ID is er geen van HubSpot. Controleer beide.',
    fr: 'L’identifiant du portail ou du formulaire ne vient pas de HubSpot. Vérifiez-les.',
  },
  faqEmpty: {
    en: 'This FAQ has no questions yet.',
    de: 'Diese FAQ hat noch keine Fragen.',
    nl: 'Deze FAQ heeft nog geen vragen.',
    fr: 'Cette FAQ n’a pas encore de questions.',
  },
  faqDeleted: {
    en: 'This FAQ was deleted. Please select another one.',
    de: 'Diese FAQ wurde gelöscht. Bitte eine andere auswählen.',
    nl: 'Deze FAQ is verwijderd. Kies een andere.',
    fr: 'Cette FAQ a été supprimée. Choisissez-en une autre.',
  },
  faqLoading: {
    en: 'Loading questions...',
    de: 'Fragen werden geladen …',
    nl: 'Vragen worden geladen …',
    fr: 'Chargement des questions…',
  },
  faqFailed: { en: 'Error: {message}', de: 'Fehler: {message}', nl: 'Fout: {message}', fr: 'Erreur\u00a0: {message}' },
  faqNotNamed: {
    en: 'The site settings of this country name no FAQ in this language.',
    de: 'Die Site-Einstellungen dieses Landes nennen keine FAQ in dieser Sprache.',
    nl: 'De site-instellingen van dit land noemen geen FAQ in deze taal.',
    fr: 'Les paramètres du site de ce pays ne nomment aucune FAQ dans cette langue.',
  },
} as const satisfies Record<string, EditorText>;
