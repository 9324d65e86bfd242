import {
  bikeFinderContract,
  bikesFilterContract,
  calculatorFormContract,
  confirmNewsletterContract,
  dealersContract,
  factsContract,
  findContract,
  leadsContract,
  leasesContract,
  performCalculationContract,
  type RouteContract,
  redirectsContract,
  reviewsContract,
  siteSettingsContract,
  withdrawNewsletterContract,
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
  factsContract,
  redirectsContract,
  calculatorFormContract,
  performCalculationContract,
  leasesContract,
  leadsContract,
  confirmNewsletterContract,
  withdrawNewsletterContract,
  ...deliveryContracts,
  ...filesContracts,
];
