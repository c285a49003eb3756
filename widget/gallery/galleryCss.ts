/** Styles of the gallery. It takes the shop's font and colour; widths follow its own, not the window's. */
export const galleryCss = `
:host{display:block;container-type:inline-size}
*{box-sizing:border-box}
.gallery{font:inherit;color:inherit}
.grid{display:grid;grid-template-columns:repeat(var(--cols),minmax(0,1fr));gap:var(--spacing)}
.grid{--ratio:1}
.grid[data-layout="2"]{--ratio:4/5}
.grid[data-layout="3"]{--ratio:3/4}
.grid[data-layout="4"]{--ratio:9/16}
@container (max-width:600px){.grid{grid-template-columns:repeat(var(--cols-min),minmax(0,1fr))}}
.tile{position:relative;display:block;width:100%;aspect-ratio:var(--ratio);padding:0;margin:0;border:0;overflow:hidden;border-radius:var(--vitrina-radius,8px);background:rgb(127 127 127/.14);cursor:pointer}
.tile img{display:block;width:100%;height:100%;object-fit:cover;transition:transform .35s ease}
.tile::after{content:"";position:absolute;inset:0;background:linear-gradient(transparent 55%,rgb(0 0 0/.42));opacity:0;transition:opacity .2s}
.tile:hover img{transform:scale(1.035)}
.tile:hover::after,.tile:focus-visible::after{opacity:1}
.tile:focus-visible,.more:focus-visible{outline:3px solid currentColor;outline-offset:2px}
.badge{position:absolute;top:10px;right:10px;width:22px;height:22px;filter:drop-shadow(0 1px 2px rgb(0 0 0/.5))}
.play{background:#fff;clip-path:polygon(22% 8%,92% 50%,22% 92%)}
.stack::before,.stack::after{content:"";position:absolute;width:13px;height:13px;border:2px solid #fff;border-radius:3px}
.stack::before{top:0;right:0}
.stack::after{right:6px;top:6px;background:rgb(0 0 0/.25)}
.products{position:absolute;z-index:1;left:10px;bottom:10px;display:flex;align-items:center;gap:6px;height:26px;padding:0 10px 0 8px;border-radius:13px;background:rgb(255 255 255/.94);color:#1d1b19;font-size:13px;font-weight:600;line-height:1}
.products::before{content:"";width:8px;height:8px;border-radius:50%;background:#1d1b19;box-shadow:0 0 0 3px rgb(29 27 25/.18)}
.foot{display:flex;justify-content:center}
.foot:not(:empty){margin-top:var(--foot-spacing)}
.more{min-height:46px;padding:0 28px;border:1px solid currentColor;border-radius:23px;background:none;color:inherit;font:inherit;font-weight:500;cursor:pointer}
.more:hover{background:rgb(127 127 127/.12)}
@media (prefers-reduced-motion:reduce){.tile img,.tile::after{transition:none}.tile:hover img{transform:none}}
`
