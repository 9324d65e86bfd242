/**
 * Stands in for `@strapi/strapi/admin`: the hooks the editor has from the content manager, over one entry in memory.
 * What is measured is the editor; the form around it is as quick as it can be, as it is for the editor beside it.
 */
import { useSyncExternalStore } from 'react';

let values: Record<string, unknown> = {};
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const change = (name: string, value: unknown) => {
  values = { ...values, [name]: value };
  for (const listener of listeners) listener();
};
const form = {
  modified: false,
  disabled: false,
  setSubmitting: () => undefined,
  setErrors: () => undefined,
  validate: async () => ({}),
  getValues: () => values,
  resetForm: () => undefined,
  onChange: change,
};
const never = () => new Promise<never>(() => undefined);
const client = { get: never, post: never, put: never, del: never };

/** No store holds answers here, so there is nothing to find in it or to change. */
const api = { enhanceEndpoints: () => api, endpoints: {}, util: {} };
export const adminApi = api;

export function useField(name: string) {
  const value = useSyncExternalStore(subscribe, () => values[name]);
  return { value, error: undefined, initialValue: undefined, onChange: change };
}
export function useForm<Part>(_name: string, select: (state: object) => Part): Part {
  const shown = useSyncExternalStore(subscribe, () => values);
  return select({ ...form, values: shown, initialValues: shown });
}
export const useFetchClient = () => client;
export const getFetchClient = () => client;
export const useStrapiApp = () => ({});
export const useAPIErrorHandler = () => ({ _unstableFormatValidationErrors: () => ({}), formatAPIError: String });
export const unstable_useDocumentActions = () => ({ create: never, update: never, publish: never });
export const unstable_useContentManagerContext = () => ({});
export const useAuth = () => ({});
export const useNotification = () => ({ toggleNotification: () => undefined });
export const useQueryParams = () => [{}, () => undefined];
export const useRBAC = () => ({ isLoading: false, allowedActions: {} });
