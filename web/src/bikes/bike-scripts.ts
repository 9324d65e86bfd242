/** Everything that wakes on pages with bikes, in one file: the finder, the buttons, and what bikes cost a month. */
import '@lumavelo/blocks/client/bike-costs-element';
import './bike-buttons.ts';
import './bike-finder.ts';
