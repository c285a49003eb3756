import { BooleanInput, Edit, SimpleForm, TextInput } from 'react-admin'

export default function PostEdit() {
  return (
    <Edit>
      <SimpleForm>
        <TextInput source="text" multiline />
        <BooleanInput source="isPublished" />
      </SimpleForm>
    </Edit>
  )
}
