import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { PreviewSection } from './PreviewSection'

/** A dialog, and a confirmation on top of it. */
export function DialogsPreview() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <PreviewSection title="ui-preview.title_dialogs">
      <Text size="sm" c="dimmed">
        <FormattedMessage id="ui-preview.text_dialogs" />
      </Text>
      <div>
        <Button
          variant="default"
          onClick={() => {
            setIsOpen(true)
          }}
        >
          <FormattedMessage id="ui-preview.action_dialog" />
        </Button>
      </div>
      <Dialog
        opened={isOpen}
        onClose={() => {
          setIsOpen(false)
        }}
        title={<FormattedMessage id="ui-preview.title_dialog" />}
      >
        <Stack>
          <Text size="sm">
            <FormattedMessage id="ui-preview.text_dialog" />
          </Text>
          <Group justify="flex-end">
            <Button
              onClick={() => {
                setIsAsked(true)
              }}
            >
              <FormattedMessage id="ui-preview.action_question" />
            </Button>
          </Group>
        </Stack>
        {isAsked && (
          <ConfirmDialog
            opened
            title={<FormattedMessage id="common.title_leave" />}
            confirmLabel={<FormattedMessage id="common.action_leave" />}
            onConfirm={() => {
              setIsAsked(false)
              setIsOpen(false)
            }}
            onCancel={() => {
              setIsAsked(false)
            }}
          >
            <FormattedMessage id="common.text_leave" />
          </ConfirmDialog>
        )}
      </Dialog>
    </PreviewSection>
  )
}
