import { DeliveryError } from 'page-builder-astro/delivery';
import type { z } from 'zod';

/**
 * What the CMS delivered, in its shape.
 * @param name such as `facts of nl`
 * @throws DeliveryError when it has another
 */
export function checkDelivered<Shape>(shape: z.ZodType<Shape>, body: unknown, name: string): Shape {
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  throw new DeliveryError(
    `The CMS delivered the ${name} in a shape this site does not know. Check that CMS and site are of the same version.`,
  );
}
