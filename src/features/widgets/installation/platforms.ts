import type { MessageId } from '@/common/i18n/messages'
import type { ArticleInCode } from '@/contract/widgets/installation/installationCode'

/** Platforms of shops, by the way to insert a widget into their pages. */
export const PLATFORMS = [
  'html',
  'tag-manager',
  'shopify',
  'woocommerce',
  'bitrix',
  'insales',
  'tilda',
  'opencart',
] as const
export type Platform = (typeof PLATFORMS)[number]

interface PlatformFacts {
  label: MessageId
  /** The place where the code is pasted. */
  where: MessageId
  /** The SKU in the template of a product's page; absent: the user enters it. */
  product?: { article: ArticleInCode; where: MessageId }
}

export const PLATFORM_FACTS: Record<Platform, PlatformFacts> = {
  html: { label: 'widgets.platform_html', where: 'widgets.text_where-html' },
  'tag-manager': {
    label: 'widgets.platform_tag-manager',
    where: 'widgets.text_where-tag-manager',
  },
  shopify: {
    label: 'widgets.platform_shopify',
    where: 'widgets.text_where-shopify',
    product: {
      article: { template: '{{ product.selected_or_first_available_variant.sku | escape }}' },
      where: 'widgets.text_product-shopify',
    },
  },
  woocommerce: {
    label: 'widgets.platform_woocommerce',
    where: 'widgets.text_where-woocommerce',
    product: {
      article: { template: '<?php global $product; echo esc_attr( $product->get_sku() ); ?>' },
      where: 'widgets.text_product-woocommerce',
    },
  },
  bitrix: {
    label: 'widgets.platform_bitrix',
    where: 'widgets.text_where-bitrix',
    product: {
      article: {
        template: "<?= htmlspecialcharsbx($arResult['PROPERTIES']['ARTNUMBER']['VALUE']) ?>",
      },
      where: 'widgets.text_product-bitrix',
    },
  },
  insales: {
    label: 'widgets.platform_insales',
    where: 'widgets.text_where-insales',
    product: {
      article: { template: '{{ product.variants.first.sku | escape }}' },
      where: 'widgets.text_product-insales',
    },
  },
  tilda: { label: 'widgets.platform_tilda', where: 'widgets.text_where-tilda' },
  opencart: {
    label: 'widgets.platform_opencart',
    where: 'widgets.text_where-opencart',
    product: { article: { template: '{{ model }}' }, where: 'widgets.text_product-opencart' },
  },
}
