import { defineScriptEmbed } from '../../client/script-embed.ts';

defineScriptEmbed();
