/** Why a translation service did not translate. */
export type FailureReason =
  /** It does not take the key. */
  | 'refused'
  /** It has translated as much as was paid for. */
  | 'quota'
  /** It has too much to do. */
  | 'busy'
  | 'slow'
  | 'unreachable'
  /** Its answer is none, or is about other texts. */
  | 'nonsense'
  /** It does not take what was asked, such as a language, or fails by itself. */
  | 'failed';

/** A translation service did not translate. The message is for logs: it holds no text and no key. */
export class ProviderError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.name = 'ProviderError';
    this.reason = reason;
  }
}

export interface TranslationRequest {
  /** XML whose only element is `<x id="1">`, as `writeTagged` makes it. */
  texts: readonly string[];
  /** BCP 47 tags. */
  from: string;
  to: string;
  /** The service's own id of the words that are always translated the same way. */
  glossary: string | undefined;
}

/** A translation service. */
export interface TranslationProvider {
  /** The most that one call takes. */
  readonly batch: { texts: number; bytes: number };
  /** Whether it translates between two regions of one language. */
  readonly tellsRegionsApart: boolean;
  /**
   * The translations in the order of the texts, as many as there are texts; nothing is known of what they say.
   * @throws ProviderError
   */
  translate(request: TranslationRequest, signal: AbortSignal): Promise<string[]>;
}

export interface ProviderSettings {
  /** Empty where nothing is translated by machine. */
  provider: '' | 'deepl' | 'libretranslate' | 'openai';
  /** Address of the service, without its path. */
  url: string;
  key: string;
  /** Of an OpenAI-compatible service. */
  model: string;
  /** Seconds until an answer is given up. */
  timeout: number;
}
