const p=require('path');const B='/work/main/shared-build/node_modules/';const U='/work/main/shared-ui/';
const webpack=require(B+'webpack');
webpack({mode:'development',devtool:false,context:'/tmp/spec-ui',entry:'/tmp/spec-ui/src/specimen.tsx',output:{path:'/tmp/spec-ui/out',filename:'s.js',publicPath:''},
resolve:{extensions:['.ts','.tsx','.js','.mjs'],alias:{'shared-ui-src':U+'src'},modules:[U+'node_modules','node_modules']},resolveLoader:{modules:[B]},
module:{rules:[{test:/\.tsx?$/,loader:'swc-loader',options:{jsc:{parser:{syntax:'typescript',tsx:true},transform:{react:{runtime:'automatic'}},target:'es2022'}}},
{test:/\.css$/,use:[require(B+'mini-css-extract-plugin').loader,{loader:'css-loader',options:{modules:{auto:true,namedExport:false,localIdentName:'[name]_[local]'}}}]},{test:/\.woff2$/,type:'asset/resource'}]},
plugins:[new (require(B+'mini-css-extract-plugin'))({filename:'s.css'})]},(e,s)=>{console.log(e||s.toString({colors:false,modules:false,assets:false}));require('fs').writeFileSync('/tmp/spec-ui/out/index.html','<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width"><link rel=stylesheet href=s.css><div id=root></div><script src=s.js></script>')});
