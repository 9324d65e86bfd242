declare namespace App {
  interface Locals {
    /** What the page's blocks drew, in parts: markup that holds the texts of editors, and none of the site's scripts. */
    blockMarkup: string[];
    /** Whose scripts the page may run; set while its frame is drawn. */
    scriptHosts?: readonly string[];
  }
}
