import { calculatorFormContract, performCalculationContract, type RouteContract } from '@lumavelo/blocks/contract';
import { deliveryContracts } from './describe-delivery.ts';
import { filesContracts } from './describe-files.ts';
import { calls } from './index.ts';

/** Every route that the CMS describes at `/api/openapi.json`. */
export const contracts: readonly RouteContract[] = [
  ...calls.map(({ contract }) => contract),
  calculatorFormContract,
  performCalculationContract,
  ...deliveryContracts,
  ...filesContracts,
];
