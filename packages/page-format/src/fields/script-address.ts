import type { BindContext } from '../block/field.ts';
import { isScriptAllowed } from '../check/script-hosts.ts';
import { type TextField, text } from './text.ts';

/** A script as the View gets it. */
export interface BoundScript {
  /** Empty where there is none, or none that a page may hold. */
  address: string;
  /** Whether the site allows scripts of its host. */
  isAllowed: boolean;
}

export type ScriptAddressField = Omit<TextField, 'bind'> & {
  readonly runsScript: true;
  bind(value: string, context: BindContext): BoundScript;
};

/** A page that runs a script trusts it with everything, so it comes over https or from the site itself. */
const SCRIPT_ADDRESS = /^(?:https:\/\/[^\s/\\]+\/|\/(?![/\\]))[^\s\\]*$/i;

/** Address of an external script. Scripts of hosts that no administrator named are not run; see `script-hosts.ts`. */
export function scriptAddress(): ScriptAddressField {
  const field = text({
    label: {
      en: 'Address of the script',
      de: 'Adresse des Skripts',
      nl: 'Adres van het script',
      fr: 'Adresse du script',
    },
    help: {
      en: 'Its host must be one that an administrator has added to the site settings.',
      de: 'Sein Host muss in den Website-Einstellungen stehen; Administratoren tragen ihn dort ein.',
      nl: 'De host moet in de site-instellingen staan; een beheerder voegt hem daar toe.',
      fr: 'Son hôte doit figurer dans les paramètres du site ; un administrateur l’y ajoute.',
    },
    placeholder: 'https://',
    required: true,
    pattern: {
      expression: SCRIPT_ADDRESS,
      message: {
        en: 'The address of a script starts with https:// or with / for a file of this site.',
        de: 'Die Adresse eines Skripts beginnt mit https:// oder mit / für eine Datei dieser Website.',
        nl: 'Het adres van een script begint met https:// of, voor een bestand van deze site, met /.',
        fr: 'L’adresse d’un script commence par https://, ou par / pour un fichier de ce site.',
      },
    },
  });
  return {
    ...field,
    runsScript: true,
    bind(value, { scriptHosts }) {
      const address = SCRIPT_ADDRESS.test(value) ? value : '';
      // The canvas, which knows of no hosts, runs nothing.
      return { address, isAllowed: scriptHosts === undefined || isScriptAllowed(address, scriptHosts) };
    },
  };
}
