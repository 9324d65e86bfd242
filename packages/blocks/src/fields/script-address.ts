import { type TextField, text } from './text.ts';

/** A page that runs a script trusts it with everything, so it comes over https or from the site itself. */
const SCRIPT_ADDRESS = /^(?:https:\/\/[^\s/\\]+\/|\/(?![/\\]))[^\s\\]*$/i;

/** Address of an external script. Anything but https and paths of this site is not written into the page. */
export function scriptAddress(): TextField {
  const field = text({
    label: { en: 'Address of the script', de: 'Adresse des Skripts' },
    help: {
      en: 'It runs on your page, so only use addresses of a partner you trust.',
      de: 'Es läuft auf deiner Seite; nur Adressen eines vertrauenswürdigen Partners verwenden.',
    },
    placeholder: 'https://',
    required: true,
    pattern: {
      expression: SCRIPT_ADDRESS,
      message: {
        en: 'The address of a script starts with https:// or with / for a file of this site.',
        de: 'Die Adresse eines Skripts beginnt mit https:// oder mit / für eine Datei dieser Website.',
      },
    },
  });
  return { ...field, bind: (value) => (SCRIPT_ADDRESS.test(value) ? value : '') };
}
