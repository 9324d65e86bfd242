import type { ValueProblem } from 'page-format';
import { type TextField, textarea } from 'page-format/fields';

/**
 * Captions of a video file, as the text of a WebVTT file (W3C, WebVTT: the first line begins with `WEBVTT`). They stand in
 * the page itself, so that no file of another host has to be allowed.
 */
export function captions(options: Pick<Parameters<typeof textarea>[0], 'when'> = {}): TextField {
  return textarea({
    label: { en: 'Captions', de: 'Untertitel', nl: 'Ondertitels', fr: 'Sous-titres' },
    help: {
      en: 'What is said and heard, for people who cannot hear it. Paste the text of a WebVTT file (.vtt).',
      de: 'Was gesagt wird und zu hören ist, für alle, die es nicht hören können. Fügen Sie den Text einer WebVTT-Datei (.vtt) ein.',
      nl: 'Wat er gezegd wordt en te horen is, voor wie het niet kan horen. Plak de tekst van een WebVTT-bestand (.vtt).',
      fr: 'Ce qui est dit et entendu, pour les personnes qui n’entendent pas. Collez le texte d’un fichier WebVTT (.vtt).',
    },
    placeholder: 'WEBVTT',
    translated: true,
    group: 'advanced',
    pattern: {
      expression: /^\uFEFF?WEBVTT(?=[ \t\n]|$)[\s\S]*-->/,
      message: {
        en: 'Captions begin with a line "WEBVTT", and each has its time: 00:01.000 --> 00:04.000. Paste the whole text of a .vtt file.',
        de: 'Untertitel beginnen mit einer Zeile „WEBVTT“, und jeder hat seine Zeit: 00:01.000 --> 00:04.000. Bitte den ganzen Text einer .vtt-Datei einfügen.',
        nl: 'Ondertitels beginnen met een regel “WEBVTT” en hebben elk hun tijd: 00:01.000 --> 00:04.000. Plak de hele tekst van een .vtt-bestand.',
        fr: 'Les sous-titres commencent par une ligne « WEBVTT », et chacun a son temps : 00:01.000 --> 00:04.000. Collez tout le texte d’un fichier .vtt.',
      },
    },
    ...options,
  });
}

/** Advice for a video file with sound that has no captions (WCAG 2.2, success criterion 1.2.2). */
export function checkCaptions(text: string): ValueProblem[] {
  if (text.trim() !== '') return [];
  return [
    {
      level: 'warning',
      path: ['captions'],
      message: {
        en: 'This video has no captions. Add them for people who cannot hear it, or say why it needs none.',
        de: 'Dieses Video hat keine Untertitel. Bitte für alle ergänzen, die es nicht hören können, oder angeben, warum es keine braucht.',
        nl: 'Deze video heeft geen ondertitels. Voeg ze toe voor wie hem niet kan horen, of zeg waarom hij er geen nodig heeft.',
        fr: 'Cette vidéo n’a pas de sous-titres. Ajoutez-les pour les personnes qui ne l’entendent pas, ou dites pourquoi elle s’en passe.',
      },
    },
  ];
}
