import { Button, Flex, Typography } from '@strapi/design-system';
import { useTranslation } from '../text/use-translation.ts';

interface LoadProblemProps {
  /** What could not be loaded, and why. */
  children: string;
  onAgain(): void;
}

/** Says that a list could not be loaded, and loads it again. */
export function LoadProblem({ children, onAgain }: LoadProblemProps) {
  const { t } = useTranslation();
  return (
    <Flex role="alert" direction="column" alignItems="flex-start" gap={2}>
      <Typography textColor="danger600">{children}</Typography>
      <Button variant="secondary" onClick={onAgain}>
        {t('board.again')}
      </Button>
    </Flex>
  );
}
