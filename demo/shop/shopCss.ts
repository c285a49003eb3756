/** The style of the demo shop: the colours of clay and linen, wide margins. */
export const shopCss = `
:root{--ground:#f7f3ec;--text:#2b2622;--dim:#655c53;--line:#e3dacd;--clay:#a4502c}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
body{margin:0;background:var(--ground);color:var(--text);font:400 16px/1.55 Onest,system-ui,sans-serif}
a{color:inherit}
img{display:block;max-width:100%;height:auto}
.top{position:sticky;z-index:5;top:0;display:flex;align-items:center;justify-content:space-between;gap:24px;padding:18px max(24px,calc(50vw - 600px));background:rgb(247 243 236/.94)}
.name{margin:0;font-size:21px;font-weight:650;letter-spacing:-.01em;text-decoration:none}
.top nav{display:flex;gap:28px}
.top nav a{padding:10px 0;text-decoration:none;font-size:15px}
.top nav a:hover{text-decoration:underline;text-underline-offset:5px}
main{max-width:1248px;padding:0 24px;margin:auto}
.hero{display:grid;grid-template-columns:1fr 1.05fr;gap:64px;align-items:center;padding:32px 0 72px}
.hero h1{margin:0 0 20px;font-size:clamp(36px,5vw,64px);font-weight:600;line-height:1.04;letter-spacing:-.025em;white-space:pre-line}
.hero p{max-width:42ch;margin:0 0 28px;color:var(--dim);font-size:18px}
.hero img{width:100%;border-radius:24px;aspect-ratio:4/5;max-height:720px;object-fit:cover;object-position:50% 70%}
.action{display:inline-block;padding:14px 26px;border-radius:999px;background:var(--text);color:#fff;font-weight:550;text-decoration:none}
.action:hover{background:var(--clay)}
.buying{display:flex;flex-wrap:wrap;gap:12px;margin-top:28px}
.buying .action{border:0;font:inherit;font-weight:550;cursor:pointer}
.buying .is-quiet{background:transparent;color:var(--text);box-shadow:inset 0 0 0 1px var(--text)}
.buying .is-quiet:hover{background:color-mix(in srgb,var(--text) 8%,transparent)}
.band{padding:56px 0;border-top:1px solid var(--line)}
h2,.band h1{margin:0 0 8px;font-size:34px;font-weight:600;line-height:1.15;letter-spacing:-.015em}
.band h1{font-size:clamp(34px,4vw,48px)}
.lead{margin:0 0 28px;color:var(--dim)}
.band [data-vitrina]{min-height:480px}
.grid{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:36px 20px;padding:0;margin:28px 0 0;list-style:none}
.grid a{display:block;text-decoration:none}
.grid img{width:100%;margin-bottom:14px;border-radius:14px;background:#efe8dd;aspect-ratio:1;object-fit:cover}
.grid a:hover .title{text-decoration:underline;text-underline-offset:4px}
.title{display:block;font-size:15px}
.price{display:block;margin:2px 0 0;font-weight:600;font-variant-numeric:tabular-nums}
.price s{margin-left:8px;color:var(--dim);font-weight:400}
.absent{color:var(--dim);font-size:14px}
.product{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:64px;align-items:center;padding-top:24px;margin-bottom:72px}
[data-vitrina-article]{margin-bottom:72px}
.product img{width:100%;border-radius:24px;background:#efe8dd;aspect-ratio:1;object-fit:cover}
.product h1{margin:8px 0 16px;font-size:clamp(30px,3.4vw,44px);font-weight:600;line-height:1.1;letter-spacing:-.02em}
.product .price{font-size:26px}
.crumb{margin:0;color:var(--dim);font-size:15px}
.crumb a{text-decoration:none}
.crumb a:hover{text-decoration:underline}
.about{max-width:46ch;margin:0 0 28px;font-size:17px}
.stock{margin:12px 0 28px;color:#35684a}
.stock[data-in="false"]{color:var(--dim)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px;padding-top:24px;margin:0;border-top:1px solid var(--line);font-size:15px}
dt{color:var(--dim)}
dd{margin:0}
.empty{padding:120px 0;text-align:center}
.bottom{padding:48px max(24px,calc(50vw - 600px)) 56px;margin-top:40px;background:#ece4d7;color:var(--dim);font-size:15px}
.bottom p{margin:0 0 4px}
.bottom .name{margin-bottom:8px;color:var(--text)}
:focus-visible{outline:3px solid var(--clay);outline-offset:3px}
@media (max-width:860px){
.hero,.product{grid-template-columns:minmax(0,1fr);gap:28px}
.hero{padding:12px 0 48px}
.product{padding-top:12px}
.product,[data-vitrina-article]{margin-bottom:48px}
.grid{grid-template-columns:repeat(2,minmax(0,1fr));gap:24px 14px}
.top{padding:12px 20px}
.top nav{gap:18px}
main{padding:0 20px}
.band{padding:40px 0}
h2{font-size:28px}
}
`
