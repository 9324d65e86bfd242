import {
  bikeFinderContract,
  bikesFilterContract,
  calculatorFormContract,
  dealersContract,
  figuresContract,
  findContract,
  leadsContract,
  performCalculationContract,
  type RouteContract,
  redirectsContract,
  reviewsContract,
  siteSettingsContract,
} from '@lumavelo/blocks/contract';
import { deliveryContracts } from './delivery-contracts.ts';
import { filesContracts } from './files-contracts.ts';

/** Every route that is described at `/api/openapi.json`. */
export const contracts: readonly RouteContract[] = [
  findContract,
  reviewsContract,
  bikesFilterContract,
  bikeFinderContract,
  dealersContract,
  siteSettingsContract,
  figuresContract,
  redirectsContract,
  calculatorFormContract,
  performCalculationContract,
  leadsContract,
  ...deliveryContracts,
  ...filesContracts,
];
