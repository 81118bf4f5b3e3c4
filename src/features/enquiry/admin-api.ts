import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#src/api/fields/fields.ts';
import type { PageQuery } from '#src/api/records/page.ts';
import { pagedList } from '#src/api/records/queries.ts';
import { resource } from '#src/api/records/resource.ts';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { ENQUIRY, enquiryCalls } from './calls.ts';
import { copiesOf, isCopy, joinCopies } from './copies.ts';
import type { EnquiryInput } from './input.ts';
import { Enquiry } from './schema.ts';

const one = resource<Enquiry, EnquiryInput>({
  name: ENQUIRY,
  record: Enquiry,
  calls: enquiryCalls,
});
const page = pagedList(ENQUIRY, Enquiry, enquiryCalls.page);

/** Calls of the back office. It does not use `create`: only visitors write enquiries. */
export const enquiryAdminApi = {
  ...one,
  page: (query: PageQuery) => ({ ...page(query), select: joinCopies }),
  /** Changes the copies of the message as well. */
  update: (): ReturnType<typeof one.update> => {
    const update = one.update();
    return {
      ...update,
      mutationFn: async (changed, context) => {
        const { progress, note } = changed;
        await withCopies(context.client, changed.id, (copy) =>
          update.mutationFn?.({ ...copy, progress, note }, context),
        );
        return update.mutationFn?.(changed, context);
      },
    };
  },
  /** Deletes the copies of the message as well. */
  remove: (): ReturnType<typeof one.remove> => {
    const remove = one.remove();
    return {
      ...remove,
      mutationFn: async (id, context) => {
        const send = async (each: Id) => {
          try {
            await remove.mutationFn?.(each, context);
          } catch (error) {
            // Deleted as a copy of another selected one.
            if (!isNotFound(error)) throw error;
          }
        };
        await withCopies(context.client, id, (copy) => send(copy.id));
        return send(id);
      },
    };
  },
};

/** Does something with the copies of a message that nobody has changed since they were read. */
async function withCopies(client: QueryClient, id: Id, act: (copy: Enquiry) => unknown) {
  const copies = copiesOf(client, id);
  if (copies.length === 0) return;
  const read = (each: Id) => client.fetchQuery({ ...one.one(each), staleTime: 0 });
  const own = await read(id);
  await Promise.all(
    copies.map(async (listed) => {
      const copy = await read(listed.id);
      if (own && copy && isCopy(own, copy)) await act(copy);
    }),
  );
}

export const ENQUIRY_FILTERS = ['progress', 'type', 'suspicious', 'from', 'to'] as const;
