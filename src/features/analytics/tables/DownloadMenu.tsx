import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconFileDownload } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import { FILE_FORMATS, type FileFormat } from '@/contract/text/csv'

interface DownloadMenuProps {
  isDisabled: boolean
  isBusy: boolean
  children: ReactNode
}

/** A button with the ways of exporting a report. */
export function DownloadMenu({ isDisabled, isBusy, children }: DownloadMenuProps) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={16} />}
          loading={isBusy}
          disabled={isDisabled}
        >
          <FormattedMessage id="analytics.action_export" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}

const FORMAT_LABELS: Record<FileFormat, MessageId> = {
  csv: 'analytics.action_export-posts-csv',
  xlsx: 'analytics.action_export-posts-xlsx',
}

/** The formats of a report of one table. */
export function FileItems({ onChoose }: { onChoose: (format: FileFormat) => void }) {
  return FILE_FORMATS.map((format) => (
    <Menu.Item
      key={format}
      onClick={() => {
        onChoose(format)
      }}
    >
      <FormattedMessage id={FORMAT_LABELS[format]} />
    </Menu.Item>
  ))
}
