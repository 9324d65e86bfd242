import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadTemplates, type SectionTemplate, sectionSets } from '../../api/templates.ts';
import { useEntryPlace } from '../entry-context.ts';
import { listReadySections, type ReadySection } from './list-ready-sections.ts';

interface ReadySections {
  /** Those that the page can have; none until they are loaded. */
  sections: readonly ReadySection[];
  error: Error | undefined;
}

const NONE: readonly SectionTemplate[] = [];

/** The sections that the project has ready, by their names in the language of the admin. */
export function useReadySections(): ReadySections {
  const { formatMessage } = useIntl();
  const place = useEntryPlace();
  const [templates, setTemplates] = useState(NONE);
  const [error, setError] = useState<Error>();

  useEffect(() => {
    let isGone = false;
    loadTemplates(sectionSets).then(
      (loaded) => !isGone && setTemplates(loaded),
      (failed: Error) => !isGone && setError(failed),
    );
    return () => {
      isGone = true;
    };
  }, []);

  const sections = useMemo(
    () => listReadySections(templates, place, (text) => formatMessage(text)),
    [templates, place, formatMessage],
  );
  return { sections, error };
}
