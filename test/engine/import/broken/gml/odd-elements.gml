graph [
 node [ id 1 ]
 node [ id 1 ]
 node [ label "x" ]
 edge [ source 1 target 7 ]
 edge [ source 1 target 1 ]
]
