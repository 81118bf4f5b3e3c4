import { adminApi } from '#src/admin/admin-api.ts';
import { createField } from '#src/admin/form/field.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { friendlyLinkApi } from './schema.ts';

const friendlyLinkAdminApi = adminApi(friendlyLinkApi);
const Field = createField(friendlyLinkApi, 'friendly-link');

export function Component() {
  return <TypePage api={friendlyLinkAdminApi} fields={FriendlyLinkForm} />;
}

function FriendlyLinkForm() {
  return (
    <FormColumns
      first={<Field name="name" isHeading />}
      main={
        <>
          <Field name="url" type="url" />
          <Field name="description" rows={3} />
        </>
      }
      side={
        <>
          <Field name="status" />
          <Field name="logo" />
        </>
      }
    />
  );
}
