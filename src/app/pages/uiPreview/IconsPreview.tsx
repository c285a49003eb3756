import * as icons from '@/common/ui/icons/icons'
import { PreviewSection } from './PreviewSection'
import iconClasses from './IconsPreview.module.css'

/** Every icon of the cabinet with the name by which it is imported. */
export function IconsPreview() {
  return (
    <PreviewSection title="ui-preview.title_icons">
      <ul className={iconClasses.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className={iconClasses.icon}>
            <Icon size={22} stroke={1.7} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </PreviewSection>
  )
}
