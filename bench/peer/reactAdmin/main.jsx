import { lazy } from 'react'
import { createRoot } from 'react-dom/client'
import { Admin, Resource } from 'react-admin'
import { dataProvider } from './dataProvider.mjs'
import { PostList } from './PostList.jsx'

// The page of a row comes when it is opened, as the peer's documentation splits an admin.
const PostEdit = lazy(() => import('./PostEdit.jsx'))

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="posts" list={PostList} edit={PostEdit} />
  </Admin>,
)
