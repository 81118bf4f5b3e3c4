// Plain JavaScript: the types of these packages are not installed with the repository.
import { createRoot } from 'react-dom/client';
import {
  Admin,
  BooleanInput,
  DataTable,
  DateTimeInput,
  Edit,
  List,
  ReferenceInput,
  Resource,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextArrayInput,
  TextInput,
} from 'react-admin';

/** The same columns as those of the bare grid. */
const COLUMNS = ['id', 'title', 'categoryName', 'status', 'publishTime', 'views', 'author'];
const FILTERS = [<SearchInput key="keyword" source="keyword" alwaysOn />];
const STATUSES = [0, 1].map((id) => ({ id, name: String(id) }));

async function read(path, signal) {
  const answer = await fetch(`/api/${path}`, { signal });
  const { data } = await answer.json();
  return data;
}

const dataProvider = {
  getList: async (resource, { pagination, sort, filter, signal }) => {
    if (resource === 'news-category') {
      const data = await read(`${resource}/list`, signal);
      return { data, total: data.length };
    }
    const query = new URLSearchParams({
      pageNo: pagination.page,
      pageSize: pagination.perPage,
      sortField: sort.field,
      sortOrder: sort.order.toLowerCase(),
      ...filter,
    });
    const { list, total } = await read(`${resource}/page?${query}`, signal);
    return { data: list, total };
  },
  getOne: async (resource, { id }) => ({ data: await read(`${resource}/get?id=${id}`) }),
  getMany: async (resource, { ids }) => ({
    data: (await read(`${resource}/list`)).filter(({ id }) => ids.includes(id)),
  }),
};

function RecordList() {
  return (
    <List perPage={20} filters={FILTERS} sort={{ field: 'publishTime', order: 'DESC' }}>
      <DataTable>
        {COLUMNS.map((source) => (
          <DataTable.Col key={source} source={source} />
        ))}
      </DataTable>
    </List>
  );
}

/** All fields of a news item; the text is edited as HTML, without an editor. */
function NewsEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="title" />
        <TextInput source="summary" multiline />
        <TextInput source="content" multiline />
        <TextInput source="seoTitle" />
        <TextInput source="seoKeywords" />
        <TextInput source="seoDescription" />
        <SelectInput source="status" choices={STATUSES} />
        <BooleanInput source="pinned" />
        <ReferenceInput source="categoryId" reference="news-category" />
        <DateTimeInput source="publishTime" />
        <TextInput source="cover" />
        <TextInput source="author" />
        <TextInput source="source" />
        <TextArrayInput source="tags" />
      </SimpleForm>
    </Edit>
  );
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="product" list={RecordList} />
    <Resource name="news" list={RecordList} edit={NewsEdit} />
    <Resource name="news-category" recordRepresentation="name" />
  </Admin>,
);
