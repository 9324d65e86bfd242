// @vitest-environment jsdom
import { text } from 'page-format/fields';
import { act, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { type FieldControlProps, fieldKinds } from '../../../api/field-kinds.ts';
import { PluginControl } from './PluginControl.tsx';

// What is registered is kept in modules, which test files share.
afterAll(() => void vi.resetModules());

const field = { ...text({ label: { en: 'Rate', de: 'Satz' } }), kind: 'slider' };

function Slider({ id, value, onChange }: FieldControlProps) {
  return <input id={id} type="range" value={Number(value)} onChange={() => undefined} onClick={() => onChange(7)} />;
}

test('a field of a kind that a plugin brings is edited with the control of that plugin, loaded when it is needed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  fieldKinds.add({ kind: 'slider', Control: lazy(async () => ({ default: Slider })) });
  const onChange = vi.fn();
  const place = document.createElement('div');
  const markers = { id: 'rate', describedBy: undefined, isInvalid: false };
  await act(async () => {
    createRoot(place).render(<PluginControl {...markers} field={field} value={3} onChange={onChange} />);
  });
  const control = place.querySelector('input');
  expect(control).toMatchObject({ id: 'rate', value: '3' });
  document.body.append(place);
  await act(async () => control?.click());
  expect(onChange).toHaveBeenCalledWith(7);
});
