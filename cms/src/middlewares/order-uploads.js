export { default } from '../http/order-uploads.ts';
