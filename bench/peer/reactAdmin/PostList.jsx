import { BooleanField, DataTable, DateField, List, NumberField } from 'react-admin'

const SIDE = 64

/** As our cards' pictures: fetched when they come near the window, decoded beside the main thread. */
const picture = ({ thumbnailUrl }) => (
  <img src={thumbnailUrl} width={SIDE} height={SIDE} alt="" loading="lazy" decoding="async" />
)

export const PostList = () => (
  <List perPage={25}>
    <DataTable>
      <DataTable.Col source="thumbnailUrl" label="Picture" disableSort render={picture} />
      <DataTable.Col source="text" />
      <DataTable.Col source="author" />
      <DataTable.Col source="isPublished" field={BooleanField} />
      <DataTable.Col source="createdAt" field={DateField} />
      <DataTable.Col source="likeCount" field={NumberField} />
    </DataTable>
  </List>
)
