import { Typography } from '@strapi/design-system';
import {
  createRulesEngine,
  InputRenderer,
  unstable_useContentManagerContext as useContentManagerContext,
  useDocumentRBAC,
  useForm,
  useStrapiApp,
} from '@strapi/strapi/admin';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PAGE_FIELD } from '../../../shared/custom-fields.ts';
import { useTranslation } from '../text/use-translation.ts';

/** A field as the content manager's layout describes it. */
type FieldLayout = ReturnType<typeof useContentManagerContext>['layout']['edit']['layout'][number][number][number];

interface EntryFieldProps {
  field: FieldLayout;
  /** Place in the entry, such as `seo.metaTitle`. */
  name: string;
  label: string;
}

/**
 * A field of the entry as it is in the edit view: with Strapi's own control, for those who may see it, while its
 * condition is met. The content manager does not lend out its controls for relations, lists of components and the like;
 * of those it says where they are.
 */
export function EntryField(props: EntryFieldProps) {
  const { conditions } = props.field.attribute as { conditions?: { visible?: Condition } };
  return conditions?.visible ? (
    <FieldOnCondition {...props} condition={conditions.visible} />
  ) : (
    <PlainField {...props} />
  );
}

type RulesEngine = ReturnType<typeof createRulesEngine>;
type Condition = Parameters<RulesEngine['evaluate']>[0];

const rules = createRulesEngine();

/** A component of its own: it follows all that is typed into the form. */
function FieldOnCondition({ condition, ...props }: EntryFieldProps & { condition: Condition }) {
  const values = useForm('PageBuilder', (form) => form.values) as unknown;
  const around = props.name
    .split('.')
    .slice(0, -1)
    .reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);
  return rules.evaluate(condition, around) ? <PlainField {...props} /> : null;
}

function PlainField({ field, name, label }: EntryFieldProps) {
  const { t } = useTranslation();
  const isNew = useForm('PageBuilder', (form) => (form.values as { documentId?: string }).documentId === undefined);
  const isFormDisabled = useForm('PageBuilder', (form) => form.disabled);
  const [mayRead, mayEdit] = useMayUse(field, name, isNew);
  const Added = useAddedControl(field);
  if (!field.visible || !mayRead) return null;

  const { attribute } = field;
  // Places in the edit view's grid, and what its own controls need.
  const { size: _size, unique: _unique, mainField: _mainField, visible: _visible, ...shared } = field;
  const control = { ...shared, name, label, disabled: !mayEdit || field.disabled || isFormDisabled };
  // Another page of the same entry has an editor of its own.
  const isPage = customFieldOf(field) === PAGE_FIELD;
  if (Added && !isPage) {
    return (
      <Suspense>
        <Added {...control} />
      </Suspense>
    );
  }
  if (attribute.type === 'component' && !attribute.repeatable) {
    return <ComponentFields uid={attribute.component} name={name} label={label} />;
  }
  if (DRAWN_BY_STRAPI.has(field.type) && !isPage) {
    const options = attribute.type === 'enumeration' ? attribute.enum.map((value) => ({ value })) : undefined;
    // Which kinds there are is told apart above, where the types of Strapi's layout and of its control do not meet.
    return <InputRenderer {...({ ...control, ...(options && { options }) } as Parameters<typeof InputRenderer>[0])} />;
  }
  return (
    <Typography variant="pi" textColor="neutral600">
      {t('pageSettings.elsewhere', { label })}
    </Typography>
  );
}

/** Kinds of field that Strapi lends out the control of. */
const DRAWN_BY_STRAPI: ReadonlySet<string> = new Set([
  ...['string', 'text', 'email', 'password', 'uid', 'biginteger', 'integer', 'decimal', 'float'],
  ...['boolean', 'enumeration', 'date', 'time', 'datetime', 'timestamp', 'json'],
]);

function useMayUse({ type }: FieldLayout, name: string, isNew: boolean): [mayRead: boolean, mayEdit: boolean] {
  const mayRead = useDocumentRBAC('PageBuilder', ({ canUserAction, canCreateFields, canReadFields }) =>
    canUserAction(name, isNew ? canCreateFields : canReadFields, type),
  );
  const mayEdit = useDocumentRBAC('PageBuilder', ({ canUserAction, canCreateFields, canUpdateFields }) =>
    canUserAction(name, isNew ? canCreateFields : canUpdateFields, type),
  );
  return [mayRead, mayEdit];
}

const customFieldOf = ({ attribute }: FieldLayout) => (attribute as { customField?: string }).customField;

type AddedControl = ComponentType<Record<string, unknown>>;

const loaded = new Map<string, AddedControl>();

/** The control that a plugin brings: of a custom field, or of a kind of field such as media. */
function useAddedControl(field: FieldLayout): AddedControl | undefined {
  const uid = customFieldOf(field);
  const getCustomField = useStrapiApp('PageBuilder', ({ customFields }) => customFields.get);
  const ofKind = useStrapiApp('PageBuilder', ({ fields }) => fields[field.type]);
  if (uid === undefined) return ofKind as AddedControl | undefined;
  const load = getCustomField(uid)?.components.Input;
  const control = loaded.get(uid) ?? (load && lazy(load as () => Promise<{ default: AddedControl }>));
  if (control) loaded.set(uid, control);
  return control;
}

/** The fields of a component that stands in the entry once. */
function ComponentFields({ uid, name, label }: { uid: string; name: string; label: string }) {
  const { layout } = useContentManagerContext();
  const { formatMessage } = useIntl();
  const fields = layout.edit.components[uid]?.layout.flat() ?? [];
  return (
    <FieldGroup title={label}>
      {fields.map((field) => (
        <EntryField
          key={field.name}
          field={field}
          name={`${name}.${field.name}`}
          label={formatMessage({ id: `content-manager.components.${uid}.${field.name}`, defaultMessage: field.label })}
        />
      ))}
    </FieldGroup>
  );
}

/** Fields that belong together, below their name. */
export function FieldGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Group>
      <h3>{title}</h3>
      {children}
    </Group>
  );
}

const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-block-start: 16px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};

  h3 {
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.3rem;
    font-weight: 600;
  }
`;
